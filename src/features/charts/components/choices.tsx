import type { Choice } from '../birth-fields.ts'
import styles from './birth-form.module.css'

interface ChoicesProps {
  id: string
  name: string
  legend: string
  choices: readonly Choice[]
}

/** What only the person can say, one of several. */
export function Choices({ id, name, legend, choices }: ChoicesProps) {
  return (
    <fieldset id={id} className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} required /> {label}
        </label>
      ))}
    </fieldset>
  )
}
