import type { Choice } from '../birth-fields.ts'
import styles from './birth-form.module.css'

interface ChoicesProps {
  id: string
  name: string
  legend: string
  choices: readonly Choice[]
  /** The value selected at first; none if only the person can decide. */
  chosen?: string | undefined
}

/** A group of radio buttons for what only the person can decide. */
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
