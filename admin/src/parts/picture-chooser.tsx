import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useGetList } from 'react-admin'
import type { PictureRow } from '../../../src/features/house/images/contract.server.ts'
import { texts } from '../texts.ts'
import { PictureUpload } from './picture-upload.tsx'

const SHOWN = 24

interface Props {
  pick(picture: PictureRow): void
  close(): void
}

/** Chooses a picture from the library, or adds one to it. */
export function PictureChooser({ pick, close }: Props) {
  const heading = useId()
  const [page, setPage] = useState(1)
  const { data = [], pageInfo } = useGetList<PictureRow>('pictures', {
    pagination: { page, perPage: SHOWN },
    sort: { field: 'id', order: 'DESC' },
  })
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={heading} onClose={close}>
      <DialogTitle id={heading}>Choisir une image</DialogTitle>
      <DialogContent>
        <PictureUpload done={pick} />
        <div className="pictures">
          {data.map((picture) => (
            <button key={picture.id} type="button" onClick={() => pick(picture)}>
              <img src={picture.src} alt="" width="160" height="120" loading="lazy" />
              {picture.name}
            </button>
          ))}
        </div>
      </DialogContent>
      <DialogActions>
        {page > 1 ? <Button onClick={() => setPage(page - 1)}>Plus récentes</Button> : null}
        {pageInfo?.hasNextPage ? <Button onClick={() => setPage(page + 1)}>Plus anciennes</Button> : null}
        <Button onClick={close}>{texts.giveUp}</Button>
      </DialogActions>
    </Dialog>
  )
}
