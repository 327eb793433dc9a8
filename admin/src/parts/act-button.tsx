import Button from '@mui/material/Button'
import { useState } from 'react'
import { type HttpError, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin'
import { needed } from '../../../src/platform/needed/needed.ts'
import { act } from '../data-provider.ts'
import { texts } from '../texts.ts'
import { type Ask, Question } from './question.tsx'

interface Props<T> {
  /** The last segment of the call's path. */
  name: string
  label: string
  /** The fields to fill in first; without any, the button acts at once. */
  asks?: readonly Ask[]
  /** Sent along with the fields. */
  beside?: object
  tone?: 'primary' | 'error'
  /** The notification shown on success. */
  done?: string
  /** Receives the answer, for actions that need more than a notification. */
  take?: (answer: T) => void
}

/** A button for an action of the staff on the current row. */
export function ActButton<T>({ name, label, asks, beside, tone = 'primary', done = texts.done, take }: Props<T>) {
  const resource = needed(useResourceContext(), 'the resource of an act')
  const row = useRecordContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [open, setOpen] = useState(false)
  if (!row) return null

  const send = async (values?: object) => {
    const answer = await act<T>(resource, row.id, name, beside ? { ...values, ...beside } : values)
    setOpen(false)
    if (take) return take(answer)
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
