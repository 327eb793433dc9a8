import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type HttpError, TextInput, Toolbar, useNotify, useRedirect, useRefresh } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { ErrorCode } from '../../../../src/errors.ts'
import type { editingContract, OpenedContent } from '../../../../src/features/site/editing/contract.server.ts'
import type { FormField } from '../../../../src/features/site/editing/form.server.ts'
import { differences, INTENTS, type Intent } from '../../../../src/features/site/editing/rules.ts'
import { ask } from '../../ask.ts'
import { readRow } from '../../data-provider.ts'
import { keepDraft } from '../../parts/draft.ts'
import { FormRefusal } from '../../parts/form-refusal.tsx'
import { Kept } from '../../parts/kept-form.tsx'
import { Changes, type Difference } from './changes.tsx'
import { Fields, MomentInput } from './fields.tsx'
import { acts, notes, said, words } from './words.ts'

interface Props {
  kind: OpenedContent['kind']
  fields: readonly FormField[]
  /** null for a new one. */
  entry: OpenedContent | null
}

interface Values {
  [field: string]: string | number | null | undefined
  /** The version that was read, kept with the draft. */
  version: number | null
}

interface Refused {
  field: string
  message: string
  version?: number | null
}

/** Refusals because another person saved first. */
const CHANGED: readonly unknown[] = [
  4250 satisfies ErrorCode<'contentChanged'>,
  4251 satisfies ErrorCode<'contentExists'>,
]

/** The form of one content; its input survives a reload, and a save by somebody else in the meantime. */
export function ContentForm({ kind, fields, entry }: Props) {
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const [conflict, setConflict] = useState<readonly Difference[] | null>(null)
  const place = `contents:${entry ? entry.id : `new ${kind}`}:form`
  const names = [...fields.map(({ name }) => name), 'publishAt', ...(entry ? [] : ['address'])]

  async function refused({ message, body }: HttpError, typed: Record<string, string>): Promise<Refused> {
    if (entry && CHANGED.includes(body?.code)) {
      const row = await readRow<OpenedContent>('contents', entry.id)
      setConflict(differences(row.typed, typed))
      return { field: 'root.server', message, version: row.version }
    }
    // A fault within a nested field is named by its path.
    const [field] = Object.keys(body?.errors ?? {}).map((path) => path.replace(/\..*$/, ''))
    return { field: field && names.includes(field) ? field : 'root.server', message }
  }
  async function send(intent: Intent, values: Values): Promise<Refused | null> {
    const text = (name: string) => String(values[name] ?? '')
    const typed = Object.fromEntries(fields.map(({ name }) => [name, text(name)]))
    const address = entry?.address ?? text('address')
    const given = { kind, address, intent, publishAt: text('publishAt'), typed, version: values.version }
    setConflict(null)
    try {
      const { id } = await ask<(typeof editingContract)['saveContent']>('POST', '/api/admin/contents', { body: given })
      keepDraft(place, null)
      notify(acts[intent].done, { type: 'success' })
      redirect('show', 'contents', id)
      refresh()
      return null
    } catch (thrown) {
      return refused(thrown as HttpError, typed)
    }
  }
  const values = { version: null, ...entry?.typed, ...(entry && { version: entry.version, publishAt: entry.typedAt }) }
  return (
    <Kept place={place} values={values} toolbar={<Acts entry={entry} send={send} />} onSubmit={() => undefined}>
      {entry ? null : (
        <TextInput
          source="address"
          label={words.fields.address}
          helperText={said.addressHint}
          required
          autoComplete="off"
        />
      )}
      {notes[kind] ? <Alert severity="info">{notes[kind]}</Alert> : null}
      <Fields of={fields} />
      <MomentInput source="publishAt" label={said.publishAt} helperText={said.publishAtHint} />
      <FormRefusal />
      {conflict ? (
        <section>
          <h3>{said.conflict}</h3>
          <Changes of={conflict} />
        </section>
      ) : null}
    </Kept>
  )
}

interface ActsProps {
  entry: OpenedContent | null
  send(intent: Intent, values: Values): Promise<Refused | null>
}

/** Each button is a way of saving; withdrawing acts on the published text, not on the typed one. */
function Acts({ entry, send }: ActsProps) {
  const { handleSubmit, setError, setValue } = useFormContext<Values>()
  const { isDirty, isSubmitting } = useFormState()
  const press = (intent: Intent) =>
    handleSubmit(async (values) => {
      const refusal = await send(intent, values)
      if (!refusal) return
      if (refusal.version !== undefined) setValue('version', refusal.version)
      setError(refusal.field as never, { type: 'server', message: refusal.message })
    })
  const canWithdraw = entry && entry.status !== 'withdrawn'
  return (
    <Toolbar className="acts">
      {INTENTS.filter((intent) => intent !== 'withdraw' || canWithdraw).map((intent) => (
        <Button
          key={intent}
          variant={intent === 'publish' ? 'contained' : 'outlined'}
          color={intent === 'withdraw' ? 'error' : 'primary'}
          disabled={isSubmitting || (intent === 'withdraw' && isDirty)}
          onClick={(event) => void press(intent)(event)}
        >
          {acts[intent].label}
        </Button>
      ))}
    </Toolbar>
  )
}
