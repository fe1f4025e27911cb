/** How long most waited: half of them, and nine of ten, no longer than that. Null: nobody did. */
export function spreadOf(minutes: readonly number[]) {
  const sorted = Float64Array.from(minutes).sort();
  return {
    medianMinutes: median(sorted),
    p90Minutes: rounded(sorted[Math.ceil(sorted.length * 0.9) - 1]),
  };
}

const rounded = (minutes: number | undefined) => (minutes === undefined ? null : Math.round(minutes));

function median(sorted: Float64Array) {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : rounded((low + high) / 2);
}
