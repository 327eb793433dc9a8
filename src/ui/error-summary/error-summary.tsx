import { type MouseEvent, type Ref, useEffect, useId, useState } from 'react'
import { useTexts } from '../wording.tsx'
import styles from './error-summary.module.css'
import type { Fault } from './fault.ts'
import { texts } from './texts.ts'

/** All errors of a form, each with a link to its field. */
export function ErrorSummary({ faults, ref }: { faults: readonly Fault[]; ref?: Ref<HTMLElement> }) {
  const t = useTexts(texts)
  const heading = useId()
  const labels = useLabels(faults)
  if (faults.length === 0) return null
  // A question already ends with a question mark.
  const named = (label: string, message: string) =>
    label.endsWith('?') ? `${label} ${message}` : t('namedFault', { label, message })
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={heading} className={styles.summary}>
      <p id={heading} className={styles.title}>
        {t('toMend', { count: faults.length })}
      </p>
      <ul className={styles.list}>
        {faults.map(({ id, message }) => {
          const label = labels.get(id)
          return (
            <li key={id}>
              <a href={`#${id}`} onClick={goToField}>
                {label ? named(label, message) : message}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const fieldOf = (id: string): HTMLElement | null => {
  const element = document.getElementById(id)
  return element instanceof HTMLFieldSetElement ? element.querySelector('input') : element
}

const nameOf = (id: string): string | null | undefined => {
  const element = document.getElementById(id)
  if (element instanceof HTMLFieldSetElement) return element.querySelector('legend')?.textContent
  const field = element as HTMLInputElement | null
  return field?.type === 'checkbox' ? null : field?.labels?.[0]?.textContent
}

/** The labels of fields and groups, read from the page; a checkbox's label is a whole sentence, which is too long. */
function useLabels(faults: readonly Fault[]): ReadonlyMap<string, string> {
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const found = faults.flatMap(({ id }): [string, string][] => {
      const label = nameOf(id)
      return label ? [[id, label]] : []
    })
    setLabels(new Map(found))
  }, [faults])
  return labels
}

/** Focuses the field itself and scrolls it to the middle of the window. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = fieldOf(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
