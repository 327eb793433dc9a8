import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { type ChangeEvent, type DragEvent, type FormEvent, useState } from 'react'
import type { HttpError } from 'react-admin'
import type { PictureRow } from '../../../src/features/house/images/contract.server.ts'
import { ask } from '../ask.ts'
import { sendFile } from '../file.ts'

const HINT =
  'JPEG, PNG, WebP ou AVIF, 14\u00a0Mo et 50\u00a0millions de pixels au plus. Déposez-la ici ou choisissez-la.'

/** Adds a picture to the library, with its alternative text. */
export function PictureUpload({ done }: { done(picture: PictureRow): void }) {
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState('')
  const [alt, setAlt] = useState('')
  const [decorative, setDecorative] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<HttpError | null>(null)
  const errors: Record<string, string> = refusal?.body?.errors ?? {}
  const general = refusal && !('name' in errors) && !('alt' in errors) ? refusal.message : null

  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    setFile(chosen)
    setRefusal(null)
    if (name === '') setName(chosen.name.replace(/\.[^.]*$/, ''))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    // Portals bubble React events: the surrounding form must not be submitted too.
    event.stopPropagation()
    if (!file) return
    setBusy(true)
    setRefusal(null)
    try {
      const fields = { name, alt, decorative: decorative ? 'yes' : 'no' }
      const { id } = (await sendFile('/api/admin/pictures', file, fields)) as { id: number }
      const { row } = await ask<{ row: PictureRow }>('GET', `/api/admin/pictures/${id}`)
      setFile(null)
      setName('')
      setAlt('')
      done(row)
    } catch (thrown) {
      setRefusal(thrown as HttpError)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="fields upload"
      onSubmit={(event) => void send(event)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      noValidate
    >
      <TextField
        type="file"
        label="Image"
        error={general !== null}
        helperText={general ?? HINT}
        onChange={(event: ChangeEvent<HTMLInputElement>) => choose(event.target.files?.[0])}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: 'image/*' } }}
      />
      <TextField
        label="Nom dans nos images"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={'name' in errors}
        helperText={errors.name}
      />
      <TextField
        label="Ce qu’elle montre"
        value={alt}
        disabled={decorative}
        onChange={(event) => setAlt(event.target.value)}
        error={'alt' in errors}
        helperText={errors.alt ?? 'Lu à qui ne voit pas l’image.'}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={decorative}
            onChange={(_, ticked) => {
              setDecorative(ticked)
              if (ticked) setAlt('')
            }}
          />
        }
        label="Elle ne fait que décorer"
      />
      <Button type="submit" variant="contained" disabled={busy || !file}>
        Ajouter l’image
      </Button>
    </form>
  )
}
