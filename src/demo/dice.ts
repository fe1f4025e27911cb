/** The same people and figures every time: a small generator of pseudo-random numbers with a fixed seed. */
export function dice(seed = 20261115) {
  let state = seed;
  const roll = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(roll() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  };
  return { roll, pick };
}

export type Dice = ReturnType<typeof dice>;
