import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'
import { useGetList, useInput } from 'react-admin'
import type { PictureRow } from '../../../src/features/house/images/contract.server.ts'
import { PictureChooser } from './picture-chooser.tsx'

/** A field that holds the hash of a picture of the library, or a path in older content. */
export function PictureInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput({ source })
  const [open, setOpen] = useState(false)
  const hash: string = field.value ?? ''
  const isHash = /^[0-9a-f]{32}$/.test(hash)
  const { data } = useGetList<PictureRow>('pictures', { filter: { hash } }, { enabled: isHash })
  const found = isHash ? data?.[0] : undefined
  const src = found?.src ?? (hash.startsWith('/') ? hash : null)
  return (
    <fieldset className="picture-field">
      <legend>{label}</legend>
      {src ? <img src={src} alt={found?.alt ?? ''} width="160" height="120" /> : null}
      <p className="acts">
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {hash ? 'Changer l’image' : 'Choisir une image'}
        </Button>
        {hash ? <Button onClick={() => field.onChange('')}>Retirer l’image</Button> : null}
      </p>
      {fieldState.error ? <FormHelperText error>{fieldState.error.message}</FormHelperText> : null}
      {open ? (
        <PictureChooser
          pick={(picture) => {
            field.onChange(picture.hash)
            setOpen(false)
          }}
          close={() => setOpen(false)}
        />
      ) : null}
    </fieldset>
  )
}
