import Alert from '@mui/material/Alert'
import { useFormState } from 'react-hook-form'

/** Why the server refused a form, where no field is to blame. */
export function FormRefusal() {
  const { errors } = useFormState()
  const message = errors.root?.server?.message
  return message ? <Alert severity="error">{message}</Alert> : null
}
