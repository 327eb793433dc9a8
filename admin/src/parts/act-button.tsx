import Button from '@mui/material/Button'
import { useState } from 'react'
import { type HttpError, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin'
import type { JsonCall } from '../../../src/platform/contract/call.ts'
import type { CallOutput } from '../../../src/platform/contract/contract.ts'
import { needed } from '../../../src/platform/needed/needed.ts'
import { act } from '../data-provider.ts'
import { texts } from '../texts.ts'
import { type Ask, Question } from './question.tsx'

interface Props<D extends JsonCall> {
  /** The end of the call's path, after the row's id. */
  name: D['path'] extends `/api/admin/${string}/:id/${infer Name}` ? Name : string
  label: string
  /** The fields to fill in first; without any, the button acts at once. */
  asks?: readonly Ask[]
  /** Sent along with the fields. */
  beside?: Record<string, unknown>
  tone?: 'primary' | 'error'
  /** The notification shown on success. */
  done?: string
  /** Receives the answer, for actions that need more than a notification. */
  take?: (answer: CallOutput<D>) => void
}

/** A button for an action of the staff on the current row; its call is named where the answer is used. */
export function ActButton<D extends JsonCall = JsonCall>(props: Props<D>) {
  const { name, label, asks, beside, tone = 'primary', done = texts.done, take } = props
  const resource = needed(useResourceContext(), 'the resource of an act')
  const row = useRecordContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [open, setOpen] = useState(false)
  if (!row) return null

  const send = async (values?: Record<string, unknown>) => {
    const answer = await act(resource, row.id, name, beside ? { ...values, ...beside } : values)
    setOpen(false)
    if (take) return take(answer as CallOutput<D>)
    notify(done, { type: 'success' })
    refresh()
  }
  const press = () => {
    if (asks) setOpen(true)
    else send().catch((thrown: HttpError) => notify(thrown.message, { type: 'error' }))
  }
  return (
    <>
      <Button color={tone} variant="outlined" onClick={press}>
        {label}
      </Button>
      {open && asks ? (
        <Question
          title={label}
          confirm={label}
          asks={asks}
          place={`${resource}:${row.id}:${name}`}
          tone={tone}
          send={send}
          close={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
