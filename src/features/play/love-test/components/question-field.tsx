import { useFault } from '../../../../ui/field/faults-context.ts'
import { describe, FieldError } from '../../../../ui/field/frame.tsx'
import type { Question } from '../questions.ts'
import styles from './question-field.module.css'

interface QuestionFieldProps {
  question: Question
  /** From 1. */
  number: number
  /** The place of the chosen option. */
  chosen: string | undefined
  error: string | undefined
}

/** One question with its four answers. */
export function QuestionField({ question: { id, asks, options }, number, chosen, error }: QuestionFieldProps) {
  const fault = useFault(id, error)
  return (
    <fieldset id={id} className={styles.question} aria-describedby={describe(id, { error: fault })['aria-describedby']}>
      <legend>
        <span className={styles.number}>{number}. </span>
        {asks}
      </legend>
      <div className={styles.options}>
        {options.map(({ says }, place) => (
          <label key={says} className={styles.option}>
            <input type="radio" name={id} value={place} defaultChecked={chosen === String(place)} required />
            {says}
          </label>
        ))}
      </div>
      <FieldError id={id}>{fault}</FieldError>
    </fieldset>
  )
}
