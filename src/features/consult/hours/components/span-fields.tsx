import { useFault } from '../../../../ui/field/faults-context.ts'
import fields from '../../../../ui/field/field.module.css'
import { describe, FieldError } from '../../../../ui/field/frame.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { QUARTER } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './hours.module.css'
import { errorAt, type Sent } from './sent.ts'

interface SpanFieldsProps {
  names: { from: string; to: string }
  /** For those who do not see the row. */
  labels: { from: string; to: string }
  span?: { from: string; to: string } | undefined
  sent: Sent | undefined
}

/** A start and an end on one line, whose error is shown below both. */
export function SpanFields({ names, labels, span, sent }: SpanFieldsProps) {
  const t = useTexts(texts)
  const error = useFault(names.from, errorAt(sent, names.from))
  const field = (edge: 'from' | 'to') => (
    <input
      type="time"
      step={QUARTER * 60}
      name={names[edge]}
      id={names[edge]}
      aria-label={labels[edge]}
      defaultValue={sent ? sent.typed[names[edge]] : span?.[edge]}
      className={fields.control}
      {...describe(names.from, { error })}
    />
  )
  return (
    <div className={styles.span}>
      <div className={styles.times}>
        {field('from')} <span aria-hidden="true">{t('until')}</span> {field('to')}
      </div>
      <FieldError id={names.from}>{error}</FieldError>
    </div>
  )
}
