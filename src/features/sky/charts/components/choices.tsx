import type { Choice } from '../birth-fields.ts'
import styles from './birth-form.module.css'

interface ChoicesProps {
  id: string
  name: string
  legend: string
  choices: readonly Choice[]
  /** The value that stands chosen at first; none where only the person can say. */
  chosen?: string | undefined
}

/** What only the person can say, one of several. */
export function Choices({ id, name, legend, choices, chosen }: ChoicesProps) {
  return (
    <fieldset id={id} className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} required /> {label}
        </label>
      ))}
    </fieldset>
  )
}
