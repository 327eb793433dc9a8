import { useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '../field/frame.tsx'
import { STAR } from './star.ts'
import styles from './star-field.module.css'

const VALUES = [1, 2, 3, 4, 5] as const
type Value = (typeof VALUES)[number]

interface StarFieldProps {
  label: string
  name: string
  /** The meaning of each number of stars, from one to five. */
  meaning: Record<Value, string>
  /** The previous choice; nothing is preselected by default. */
  defaultValue?: string | undefined
  error?: string | undefined
}

/** A rating of one to five stars: radio buttons, none preselected. Takes the focus if the rating is missing. */
export function StarField({ label, name, meaning, defaultValue, error }: StarFieldProps) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(Number(defaultValue) as Value | 0)
  useEffect(() => {
    if (error) first.current?.focus()
  }, [error])
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.stars}>
        {VALUES.map((value) => (
          <label key={value} className={styles.star}>
            <input
              ref={value === 1 ? first : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              aria-invalid={error ? true : undefined}
              onChange={() => setChosen(value)}
            />
            <svg viewBox="0 0 20 20" width="28" height="28" aria-hidden="true" focusable="false">
              <path d={STAR} />
            </svg>
            <span className="visually-hidden">{meaning[value]}</span>
          </label>
        ))}
        <span className={styles.meaning} aria-hidden="true">
          {chosen ? meaning[chosen] : ''}
        </span>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
