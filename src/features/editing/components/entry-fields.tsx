import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../editing.module.css'
import type { FormField } from '../form.server.ts'
import { fieldText, optionText, texts } from '../texts.ts'

interface Props {
  fields: readonly FormField[]
  typed: Readonly<Record<string, string>>
  refusal: { field: string | null; message: string } | null
}

/** The form of a kind, from its shape. */
export function EntryFields({ fields, typed, refusal }: Props) {
  // What is wrong within a field is named by its path.
  const wrong = refusal?.field?.split('.')[0]
  return fields.map((field) => (
    <One
      key={field.name}
      field={field}
      typed={typed[field.name] ?? ''}
      error={wrong === field.name ? refusal?.message : undefined}
    />
  ))
}

function One({ field, typed, error }: { field: FormField; typed: string; error: string | undefined }) {
  const t = useTexts(texts)
  const hint = useHint(field)
  const { name, optional } = field
  const base = { name, label: t(fieldText(name)), error, defaultValue: typed, required: !optional }
  if (field.control === 'tick') {
    return <Checkbox name={name} label={base.label} error={error} defaultChecked={typed !== ''} />
  }
  if (field.control === 'choice') {
    const options = field.options.map((value) => ({ value, label: t(optionText(value)) }))
    return <Select {...base} options={optional ? [{ value: '', label: t('option.none') }, ...options] : options} />
  }
  if (field.control === 'number') {
    return <Field {...base} hint={hint} type="number" min={field.least} max={field.most} step={1} />
  }
  if (field.control === 'instant') return <Field {...base} hint={hint} type="datetime-local" />
  if (field.control === 'rich') {
    return (
      <TextArea {...base} hint={hint} maxLength={field.max} rows={isLong(field) ? 20 : 6} className={styles.rich} />
    )
  }
  if (field.control === 'text' || field.control === 'links') {
    return <TextArea {...base} hint={hint} maxLength={field.max} />
  }
  return <Field {...base} hint={hint} maxLength={field.max} autoComplete="off" />
}

/** An article rather than a banner, which holds fewer tags. */
const isLong = ({ max }: { max: number }): boolean => max > 10_000

function useHint(field: FormField): string | undefined {
  const t = useTexts(texts)
  if (field.name === 'link') return t('hint.link')
  if (field.name === 'image') return t('hint.image')
  if (field.name.endsWith('_color')) return t('hint.colour')
  switch (field.control) {
    case 'tick':
    case 'choice':
      return undefined
    case 'number':
      return t('hint.number', { least: field.least, most: field.most })
    case 'line':
    case 'text':
      return t('hint.line', { max: field.max })
    case 'rich':
      return t(isLong(field) ? 'hint.rich' : 'hint.short', { max: field.max })
    default:
      return t(`hint.${field.control}`)
  }
}
