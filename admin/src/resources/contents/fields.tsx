import { lazy, Suspense } from 'react'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import type { FormField } from '../../../../src/features/site/editing/form.server.ts'
import { PictureInput } from '../../parts/picture-input.tsx'
import { fill } from '../../words.ts'
import { fieldNames, hints, optionNames, said } from './words.ts'

const RichText = lazy(() => import('../../parts/rich-text.tsx'))

/** The form of a kind of content, built from the shape that the server describes. */
export const Fields = ({ of }: { of: readonly FormField[] }) =>
  of.map((field) => <One key={field.name} field={field} />)

function One({ field }: { field: FormField }) {
  const { name: source, optional } = field
  const label = fieldNames[source] ?? source
  const given = { source, label, helperText: hintOf(field), required: !optional, fullWidth: true } as const
  switch (field.control) {
    case 'tick':
      return (
        <BooleanInput
          source={source}
          label={label}
          // Without it, an untouched field would send `false`, which counts as a text.
          defaultValue=""
          format={(text) => text === 'on'}
          parse={(on) => (on ? 'on' : '')}
        />
      )
    case 'choice':
      return (
        <SelectInput
          {...given}
          choices={field.options.map((id) => ({ id, name: optionNames[id] ?? id }))}
          emptyText={optionNames.none}
        />
      )
    case 'picture':
      return <PictureInput source={source} label={label} />
    case 'rich':
      return (
        <Suspense fallback={<p>{said.opening}</p>}>
          <RichText source={source} label={label} hint={given.helperText} blocks={field.blocks} />
        </Suspense>
      )
    case 'instant':
      return <MomentInput {...given} />
    case 'number':
      return <TextInput {...given} inputMode="numeric" />
    default:
      return <TextInput {...given} multiline={field.control !== 'line' && field.control !== 'list'} />
  }
}

/** A date and time in Paris as typed, whatever the browser's time zone. */
export const MomentInput = (given: { source: string; label: string; helperText: string }) => (
  <TextInput {...given} type="datetime-local" slotProps={{ inputLabel: { shrink: true } }} />
)

function hintOf(field: FormField): string {
  const { name, control } = field
  if (name === 'link') return hints.link
  if (name.endsWith('_color')) return hints.colour
  if (control === 'number') return fill(hints.number, { least: field.least, most: field.most })
  if (control === 'line' || control === 'text') return fill(hints.line, { max: field.max })
  return control === 'rich' ? fill(hints.rich, { max: field.max }) : (hints[name] ?? hints[control] ?? '')
}
