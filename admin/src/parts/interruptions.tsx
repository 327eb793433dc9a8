import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, type ReactElement, useState, useSyncExternalStore } from 'react'
import { CallRefused, callApi } from '../../../src/platform/contract/call.ts'
import { isBack } from '../desk.ts'
import { currentInterruption, type Kind, watchInterruption } from '../interruption.ts'
import { texts } from '../texts.ts'

const SIGN_IN = '/connexion?retour=/admin'

/** Asks for what a call needs before it can continue; the page behind stays as it is. */
export function Interruptions() {
  const interruption = useSyncExternalStore(watchInterruption, currentInterruption)
  if (!interruption) return null
  const Question = questions[interruption.kind]
  return (
    <Dialog open aria-labelledby="interruption" onClose={() => interruption.end(false)}>
      <Question end={interruption.end} />
    </Dialog>
  )
}

interface QuestionProps {
  end(done: boolean): void
}

const questions: Record<Kind, (props: QuestionProps) => ReactElement> = { session: SignInAgain, code: FreshCode }

/** The sign-in page opens in another tab, so that this one keeps its input. */
function SignInAgain({ end }: QuestionProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const goOn = () =>
    isBack().then(
      (back) => back && end(true),
      () => setRefusal(texts.notSignedIn),
    )
  return (
    <>
      <DialogTitle id="interruption">{texts.sessionOver}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.sessionOverNext}</DialogContentText>
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
      </DialogContent>
      <DialogActions>
        <Button href={SIGN_IN} target="_blank" variant="contained">
          {texts.signIn}
        </Button>
        <Button onClick={goOn}>{texts.goOn}</Button>
      </DialogActions>
    </>
  )
}

/** The call that needs a fresh second factor is sent again once a code is given. */
function FreshCode({ end }: QuestionProps) {
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const give = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    callApi('POST', '/api/admin/second-factor', { code }).then(
      () => end(true),
      (thrown) => setRefusal(thrown instanceof CallRefused ? thrown.message : texts.failed),
    )
  }
  return (
    <form onSubmit={give} noValidate>
      <DialogTitle id="interruption">{texts.freshCode}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.freshCodeNext}</DialogContentText>
        <TextField
          autoFocus
          fullWidth
          label={texts.code}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={refusal !== null}
          helperText={refusal}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 40 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => end(false)}>{texts.giveUp}</Button>
        <Button type="submit" variant="contained">
          {texts.giveCode}
        </Button>
      </DialogActions>
    </form>
  )
}
