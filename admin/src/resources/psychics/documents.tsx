import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import type { OpenedPsychic } from '../../../../src/features/money/psychic-management/contract.server.ts'
import { inDay, inDayAndHour } from '../../../../src/platform/i18n/french.ts'
import { isoDay } from '../../../../src/platform/i18n/typed-date.ts'
import { sendFile, takeFile } from '../../file.ts'
import { ActButton } from '../../parts/act-button.tsx'
import { Facts, Part } from '../../parts/facts.tsx'
import { reason } from '../../parts/question.tsx'
import { choicesOf, fill } from '../../words.ts'
import { documents as said, words } from './words.ts'

type Document = OpenedPsychic['documents'][number]

/** The psychic's documents, the outcome of their review, and those still missing. */
export const Documents = ({ of }: { of: OpenedPsychic }) => (
  <Part title={said.title}>
    {of.missing.length > 0 && of.state !== 'refused' ? (
      <Alert severity="warning">
        {fill(said.missing, { kinds: of.missing.map((kind) => said.kinds[kind]).join(', ') })}
      </Alert>
    ) : null}
    <End of={of.papers} />
    {of.documents.length === 0 ? <p>{said.none}</p> : null}
    {of.documents.map((document) => (
      <section key={document.id} aria-label={said.kinds[document.kind]}>
        <One psychicId={of.id} document={document} />
      </section>
    ))}
    {of.state === 'refused' ? null : <Add psychicId={of.id} />}
  </Part>
)

/** The consequence of documents that expire soon or have expired. */
function End({ of: { until, stage, pausesOn } }: { of: OpenedPsychic['papers'] }) {
  if (!stage || !until) return null
  const words = stage === 'over' && pausesOn ? said.closes : said[stage]
  return (
    <Alert severity={stage === 'soon' ? 'warning' : 'error'}>
      {fill(words, { day: inDay(until), closing: pausesOn ? inDay(pausesOn) : '' })}
    </Alert>
  )
}

function One({ psychicId, document }: { psychicId: number; document: Document }) {
  const notify = useNotify()
  const { id, kind, outcome } = document
  const path = `/api/admin/psychics/${psychicId}/documents/${id}`
  const take = () => takeFile('GET', path).catch((thrown: HttpError) => notify(thrown.message, { type: 'error' }))
  const day = {
    name: 'expiresOn',
    label: words.fields.expiresOn,
    hint: said.dayHint,
    sent: (text: string) => isoDay(text) ?? (text.trim() || null),
  }
  return (
    <>
      <Facts
        of={{
          [said.kind]: said.kinds[kind],
          [words.fields.state]: [outcome ? said[outcome] : said.waits, ...(document.isOver ? [said.isOver] : [])].join(
            ', ',
          ),
          [said.reason]: document.reason,
          [words.fields.expiresOn]: document.expiresOn && inDay(document.expiresOn),
          [said.kept]: `${inDayAndHour(document.keptAt)} (${document.keptBy})`,
          [said.answered]: document.answeredAt && `${inDayAndHour(document.answeredAt)} (${document.answeredBy})`,
        }}
      />
      <p className="acts">
        <Button variant="outlined" onClick={() => void take()}>
          {said.take}
        </Button>
        {outcome === null ? (
          <>
            <ActButton name={`documents/${id}/accept`} label={said.accept} asks={[day]} />
            <ActButton name={`documents/${id}/refuse`} label={said.refuse} asks={[reason(said.reason)]} tone="error" />
          </>
        ) : null}
      </p>
    </>
  )
}

function Add({ psychicId }: { psychicId: number }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [kind, setKind] = useState<Document['kind']>('identity')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const file = new FormData(form).get('file') as File
    setBusy(true)
    setRefusal(null)
    try {
      await sendFile(`/api/admin/psychics/${psychicId}/documents`, file, { kind })
      form.reset()
      notify(said.added, { type: 'success' })
      refresh()
    } catch (thrown) {
      setRefusal((thrown as HttpError).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="fields" onSubmit={(event) => void send(event)} noValidate>
      <TextField
        select
        label={said.kind}
        value={kind}
        onChange={(event) => setKind(event.target.value as Document['kind'])}
      >
        {choicesOf(said.kinds).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="file"
        name="file"
        label={said.file}
        error={refusal !== null}
        helperText={refusal ?? said.fileHint}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: 'image/*,application/pdf' } }}
      />
      <Button type="submit" variant="contained" disabled={busy}>
        {said.add}
      </Button>
    </form>
  )
}
