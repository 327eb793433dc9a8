import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { type HttpError, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin'
import { act } from '../data-provider.ts'
import { texts } from '../texts.ts'
import { useDraft } from './draft.ts'

interface Props {
  /** As the address of its call ends. */
  name: string
  label: string
  /** What is asked beside; without it the act is done at once. */
  reason?: { label: string; hint?: string }
  /** Said once it is done. */
  done?: string
  /** What the call takes beside the reason. */
  body?: object
  tone?: 'primary' | 'error'
  /** Further fields of the question. */
  children?: ReactNode
}

/** What the staff may do to the row at hand, with its reason where one is asked for. */
export function ActButton({ name, label, reason, done = texts.done, body, tone = 'primary', children }: Props) {
  const resource = useResourceContext()!
  const row = useRecordContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const title = useId()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; atReason: boolean } | null>(null)
  const [typed, setTyped] = useDraft(`${resource}:${row?.id}:${name}`)
  if (!row) return null

  const send = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      await act(resource, row.id, name, reason ? { ...body, reason: typed } : body)
      setTyped('')
      setOpen(false)
      notify(done, { type: 'success' })
      refresh()
    } catch (thrown) {
      const { message, body: said } = thrown as HttpError
      if (reason) setRefusal({ message, atReason: Boolean(said?.errors?.reason) })
      else notify(message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <>
      <Button
        color={tone}
        variant="outlined"
        size="small"
        disabled={busy}
        onClick={(event) => {
          // A row that opens when it is pressed stays closed.
          event.stopPropagation()
          if (reason) setOpen(true)
          else void send()
        }}
      >
        {label}
      </Button>
      {reason ? (
        <Dialog
          open={open}
          fullWidth
          aria-labelledby={title}
          onClose={() => setOpen(false)}
          onClick={(event) => event.stopPropagation()}
        >
          <form onSubmit={submit} noValidate>
            <DialogTitle id={title}>{label}</DialogTitle>
            <DialogContent>
              {refusal && !refusal.atReason ? (
                <DialogContentText color="error">{refusal.message}</DialogContentText>
              ) : null}
              {children}
              <TextField
                autoFocus
                fullWidth
                multiline
                minRows={3}
                required
                label={reason.label}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                error={refusal?.atReason}
                helperText={refusal?.atReason ? refusal.message : reason.hint}
                slotProps={{ htmlInput: { maxLength: 2000 } }}
              />
            </DialogContent>
            <DialogActions>
              <Button onClick={() => setOpen(false)}>{texts.giveUp}</Button>
              <Button type="submit" color={tone} variant="contained" disabled={busy}>
                {label}
              </Button>
            </DialogActions>
          </form>
        </Dialog>
      ) : null}
    </>
  )
}
