import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { HttpError } from 'react-admin'
import { texts } from '../texts.ts'
import { useDraft } from './draft.ts'

/** Maximum length of a text, in characters, except answers that are sent to a person. */
const TEXT_MOST = 2000
const ANSWER_MOST = 4000

/** One field of the question, sent under its name. */
export interface Ask {
  name: string
  label: string
  hint?: string
  initial?: string
  /** Takes several lines. */
  long?: true
  /** Maximum length, in characters. */
  most?: number
  choices?: readonly { id: string; name: string }[]
  /** Converts the text to the value that is sent; by default, the text itself. */
  sent?: (text: string) => unknown
}

/** The reason for an action, shown in the log and sometimes to the person concerned. */
export const reason = (label: string, hint?: string): Ask => ({ name: 'reason', label, hint, long: true })

/** An answer that is sent to the person. */
export const answer = (label: string): Ask => ({ name: 'answer', label, long: true, most: ANSWER_MOST })

interface Props {
  title: string
  confirm: string
  asks: readonly Ask[]
  /** The key of the draft, kept until it is sent. */
  place: string
  tone?: 'primary' | 'error'
  /** @throws {HttpError} shown at its field */
  send(values: Record<string, unknown>): Promise<void>
  close(): void
  children?: ReactNode
}

/** A dialog that asks for the fields of an action before it is performed. A refusal leaves the input untouched. */
export function Question({ title, confirm, asks, place, tone = 'primary', send, close, children }: Props) {
  const heading = useId()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<HttpError | null>(null)
  const draft = useDraft(place, Object.fromEntries(asks.map(({ name, initial = '' }) => [name, initial])))
  const errors: Record<string, string> = refusal?.body?.errors ?? {}
  const isGeneral = refusal && !asks.some(({ name }) => name in errors)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // It may be rendered within a form, which must not be submitted with it.
    event.stopPropagation()
    setBusy(true)
    setRefusal(null)
    const values = asks.map(({ name, sent = String }) => [name, sent(draft.texts[name] ?? '')])
    try {
      await send(Object.fromEntries(values))
      draft.forget()
    } catch (thrown) {
      setRefusal(thrown as HttpError)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open fullWidth aria-labelledby={heading} onClose={close}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          {isGeneral ? <Alert severity="error">{refusal.message}</Alert> : null}
          {asks.map(({ name, label, hint, long, most = TEXT_MOST, choices }, place) => (
            <TextField
              key={name}
              autoFocus={place === 0}
              fullWidth
              required
              label={label}
              value={draft.texts[name]}
              onChange={(event) => draft.type(name, event.target.value)}
              error={name in errors}
              helperText={errors[name] ?? hint}
              multiline={long}
              minRows={long ? 3 : undefined}
              select={choices !== undefined}
              slotProps={{ htmlInput: { maxLength: most, autoComplete: 'off' } }}
            >
              {choices?.map((choice) => (
                <MenuItem key={choice.id} value={choice.id}>
                  {choice.name}
                </MenuItem>
              ))}
            </TextField>
          ))}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{texts.giveUp}</Button>
          <Button type="submit" color={tone} variant="contained" disabled={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
