import { passwordStrength } from '~/lib/password-strength';
import { classNames } from '~/ui/class-names';

const levels = ['Weak', 'Medium', 'Strong'] as const;
const colours = { Weak: 'bg-danger', Medium: 'bg-marigold', Strong: 'bg-action' };

/** Three bars and a word; before anything is typed it says what is asked for. */
export function StrengthMeter({ password }: { password: string }) {
  if (!password) return <>At least 6 characters. A capital, a digit and one of @$!%*?& make it strong.</>;
  const strength = passwordStrength(password);
  const reached = levels.indexOf(strength);
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {levels.map((level, index) => (
          <span
            key={level}
            className={classNames(
              'h-1.5 flex-1 rounded-sm',
              index <= reached ? colours[strength] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span className="w-28 text-right">
        Strength: <span className="font-medium text-text">{strength}</span>
      </span>
    </span>
  );
}
