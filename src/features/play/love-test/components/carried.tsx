import type { Answers } from '../answers.ts'

/** Without scripts: the answers of other steps, and the consent by which they came. */
export function Carried({ answers, but = [] }: { answers: Answers; but?: readonly string[] }) {
  return (
    <>
      <input type="hidden" name="consent" value="yes" />
      {Object.entries(answers).map(([name, value]) =>
        but.includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  )
}
