import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import type {
  OpenedPsychic,
  psychicDeskContract,
} from '../../../../src/features/money/psychic-management/contract.server.ts'
import { CropFrame } from '../../../../src/ui/crop/crop-frame.tsx'
import { useChosenPicture } from '../../../../src/ui/crop/use-chosen-picture.ts'
import { sendFile } from '../../file.ts'
import { Part } from '../../parts/facts.tsx'
import { photo as said } from './words.ts'

/** The portrait and its replacement: the square that is kept of a photo is a frame that one drags. */
export function Photo({ of }: { of: OpenedPsychic }) {
  const { chosen, choose, crop, forget } = useChosenPicture()
  const notify = useNotify()
  const refresh = useRefresh()
  const send = async (file: File) => {
    try {
      await sendFile<(typeof psychicDeskContract)['changePortrait']>('/api/admin/psychics/:id/portrait', file, {
        params: { id: of.id },
        body: chosen?.cut ? { ...chosen.cut.box } : {},
      })
      forget()
      notify(said.sent, { type: 'success' })
      refresh()
    } catch (thrown) {
      notify((thrown as HttpError).message, { type: 'error' })
    }
  }
  return (
    <Part title={said.title}>
      {of.portrait ? <Avatar src={of.portrait} alt="" sx={{ width: 96, height: 96 }} /> : <p>{said.none}</p>}
      <p>
        <label>
          {said.choose} <input type="file" accept="image/*" onChange={(event) => void choose(event)} />
        </label>
      </p>
      <p>{said.hint}</p>
      {chosen ? (
        <>
          {chosen.cut ? <CropFrame {...chosen.cut} words={said} onChange={crop} /> : null}
          <p className="acts">
            <Button variant="contained" onClick={() => void send(chosen.file)}>
              {said.send}
            </Button>
          </p>
        </>
      ) : null}
    </Part>
  )
}
