import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import { type ChangeEvent, type PointerEvent, useEffect, useId, useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import type { OpenedPsychic } from '../../../../src/features/money/psychic-management/contract.server.ts'
import { sendFile } from '../../file.ts'
import { Part } from '../../parts/facts.tsx'
import { photo as said } from './words.ts'

interface Chosen {
  file: File
  address: string
  width: number
  height: number
}
interface Box {
  left: number
  top: number
  size: number
}

/** The server's minimum size, in pixels. */
const SMALLEST = 192

const inside = ({ width, height }: Chosen, { left, top, size }: Box): Box => {
  const side = Math.round(Math.max(SMALLEST, Math.min(size, width, height)))
  const within = (place: number, most: number) => Math.round(Math.max(0, Math.min(place, most - side)))
  return { left: within(left, width), top: within(top, height), size: side }
}

/** The portrait and its replacement: the square crop is moved with the pointer or with sliders. */
export function Photo({ of }: { of: OpenedPsychic }) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const notify = useNotify()
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.address) : undefined), [chosen])

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return setChosen(null)
    const image = new Image()
    image.src = URL.createObjectURL(file)
    // A file that no browser can decode is still left to the server to judge.
    await image.decode().catch(() => null)
    setChosen({ file, address: image.src, width: image.naturalWidth, height: image.naturalHeight })
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
        <Cut key={chosen.address} chosen={chosen} psychicId={of.id} notify={notify} done={() => setChosen(null)} />
      ) : null}
    </Part>
  )
}

interface CutProps {
  chosen: Chosen
  psychicId: number
  notify: ReturnType<typeof useNotify>
  done(): void
}

function Cut({ chosen, psychicId, notify, done }: CutProps) {
  const { file, address, width, height } = chosen
  const label = useId()
  const refresh = useRefresh()
  const side = Math.min(width, height)
  const [box, setBox] = useState<Box>({ left: (width - side) / 2, top: (height - side) / 2, size: side })
  const move = (change: Partial<Box>) => setBox((before) => inside(chosen, { ...before, ...change }))
  const isShown = width > 0

  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return
    const { width: shown } = event.currentTarget.getBoundingClientRect()
    const scale = width / shown
    move({ left: box.left + event.movementX * scale, top: box.top + event.movementY * scale })
  }
  const send = async () => {
    const { left, top, size } = inside(chosen, box)
    const fields: Record<string, string> = isShown ? { left: String(left), top: String(top), size: String(size) } : {}
    try {
      await sendFile(`/api/admin/psychics/${psychicId}/portrait`, file, fields)
      done()
      notify(said.sent, { type: 'success' })
      refresh()
    } catch (thrown) {
      notify((thrown as HttpError).message, { type: 'error' })
    }
  }
  const slider = (name: keyof Box, least: number, most: number) => (
    <label>
      {said[name]}{' '}
      <input
        type="range"
        min={least}
        max={Math.max(least, most)}
        value={Math.round(box[name])}
        onChange={(event) => move({ [name]: Number(event.target.value) })}
      />
    </label>
  )
  return (
    <>
      {isShown ? (
        <>
          <svg
            className="cut"
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-labelledby={label}
            onPointerMove={drag}
          >
            <title id={label}>{said.preview}</title>
            <image href={address} width={width} height={height} />
            <path
              className="cut-away"
              fillRule="evenodd"
              d={`M0 0H${width}V${height}H0ZM${box.left} ${box.top}h${box.size}v${box.size}h${-box.size}Z`}
            />
          </svg>
          <p className="fields">
            {slider('size', SMALLEST, side)}
            {slider('left', 0, width - box.size)}
            {slider('top', 0, height - box.size)}
          </p>
        </>
      ) : null}
      <Button variant="contained" onClick={() => void send()}>
        {said.send}
      </Button>
    </>
  )
}
