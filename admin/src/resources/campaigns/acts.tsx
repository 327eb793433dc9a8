import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import type { campaignsContract } from '../../../../src/features/site/campaigns/contract.server.ts'
import type { OpenedCampaign } from '../../../../src/features/site/campaigns/open-campaign.server.ts'
import type { CallOutput } from '../../../../src/platform/contract/contract.ts'
import { act } from '../../data-provider.ts'
import { ActButton } from '../../parts/act-button.tsx'
import { fill } from '../../words.ts'
import { LeftOutPart } from './results.tsx'
import { said } from './words.ts'

type Counts = CallOutput<(typeof campaignsContract)['countCampaign']>
type Planned = CallOutput<(typeof campaignsContract)['scheduleCampaign']>

const people = (count: number) => `${count}\u00a0${count > 1 ? 'personnes' : 'personne'}`

/** What can be done with a campaign in its state. */
export function Acts({ of }: { of: OpenedCampaign }) {
  const takeBack = <ActButton name="take-back" label={said.takeBack} done={said.tookBack} />
  const stop = <ActButton name="stop" label={said.stop} done={said.stopped} tone="error" />
  if (of.state === 'draft') return <DraftActs of={of} />
  if (of.state === 'sending') return <p className="acts">{stop}</p>
  if (of.state === 'scheduled') {
    return (
      <p className="acts">
        {takeBack}
        {stop}
      </p>
    )
  }
  if (of.state !== 'proposed') return null
  return (
    <>
      <Alert severity="info">
        {of.isOwn ? said.ownProposal : fill(said.otherProposal, { name: of.plannedBy ?? '' })}
      </Alert>
      <p className="acts">
        {of.isOwn ? null : <ActButton name="approve" label={said.approve} done={said.approved} />}
        {takeBack}
        {stop}
      </p>
    </>
  )
}

function DraftActs({ of: { channel, id } }: { of: OpenedCampaign }) {
  const [counts, setCounts] = useState<Counts | null>(null)
  return (
    <>
      <p className="acts">
        <ActButton<(typeof campaignsContract)['countCampaign']> name="count" label={said.count} take={setCounts} />
        {channel === 'email' ? <ActButton name="try" label={said.try} done={said.tried} /> : null}
      </p>
      {counts ? (
        <div role="status">
          <p>{fill(said.reached, { count: people(counts.reached) })}</p>
          <LeftOutPart counts={counts.leftOut} />
        </div>
      ) : null}
      <Schedule id={id} />
    </>
  )
}

/** For a moment in Paris, whatever the time zone of the browser. */
function Schedule({ id }: { id: number }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [at, setAt] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      const { waits } = (await act('campaigns', id, 'schedule', { at })) as Planned
      notify(waits ? said.waits : said.scheduled, { type: 'success' })
      refresh()
    } catch (thrown) {
      setFault((thrown as HttpError).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="fields" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        type="datetime-local"
        label={said.when}
        value={at}
        onChange={(event) => setAt(event.target.value)}
        error={fault !== null}
        helperText={fault ?? said.whenHint}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button type="submit" variant="contained" disabled={busy}>
        {said.schedule}
      </Button>
    </form>
  )
}
