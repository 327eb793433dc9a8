import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { type Corner, type CropBox, corners, drawn, fitted, type Measured, resized, SMALLEST_CROP } from './crop-box.ts'

export interface CropWords {
  /** What the frame is, and its keys. */
  frame: string
  size: string
  left: string
  top: string
}

interface CropFrameProps {
  picture: Measured & { address: string }
  box: CropBox
  words: CropWords
  onChange(box: CropBox): void
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const SIZES: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 }

/**
 * The square that is kept of a picture: a frame that is moved and drawn at its corners with the pointer or the keys, and
 * sliders for the same, which are named as the fields that the server reads.
 */
export function CropFrame({ picture, box, words, onChange }: CropFrameProps) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number; box: CropBox; corner: Corner | null } | null>(null)
  const { width, height, address } = picture
  const change = (next: Partial<CropBox>) => onChange(fitted(picture, { ...box, ...next }))

  const hold = (event: PointerEvent<HTMLElement>, corner: Corner | null) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY, box, corner }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = held.current
    const shown = field.current?.getBoundingClientRect().width
    if (!from || !shown) return
    const scale = width / shown
    const by = { x: (event.clientX - from.x) * scale, y: (event.clientY - from.y) * scale }
    if (from.corner) onChange(drawn(picture, from.box, from.corner, by))
    else onChange(fitted(picture, { ...from.box, left: from.box.left + by.x, top: from.box.top + by.y }))
  }
  const release = () => {
    held.current = null
  }
  const type = (event: KeyboardEvent<HTMLElement>) => {
    const step = Math.max(1, Math.round(width / (event.shiftKey ? 200 : 40)))
    const arrow = ARROWS[event.key]
    const grown = SIZES[event.key]
    if (arrow) change({ left: box.left + arrow[0] * step, top: box.top + arrow[1] * step })
    else if (grown) onChange(resized(picture, box, box.size + 2 * grown * step))
    else return
    event.preventDefault()
  }

  const least = Math.min(SMALLEST_CROP, width, height)
  const slider = (name: keyof CropBox, from: number, most: number, set: (value: number) => void) => (
    <label className="crop-slider">
      <span>{words[name]}</span>
      <input
        type="range"
        name={name}
        min={from}
        max={Math.max(from, most)}
        value={box[name]}
        onChange={(event) => set(Number(event.target.value))}
      />
    </label>
  )
  return (
    <div className="crop">
      <div ref={field} className="crop-field" style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={address} alt="" draggable={false} />
        <div
          className="crop-frame"
          style={{
            left: `${(100 * box.left) / width}%`,
            top: `${(100 * box.top) / height}%`,
            width: `${(100 * box.size) / width}%`,
          }}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
        >
          <button type="button" aria-labelledby={id} onPointerDown={(event) => hold(event, null)} onKeyDown={type} />
          {corners.map((corner) => (
            <span
              key={corner}
              className="crop-corner"
              data-corner={corner}
              onPointerDown={(event) => hold(event, corner)}
            />
          ))}
        </div>
      </div>
      <p id={id} className="crop-words">
        {words.frame}
      </p>
      <div className="crop-sliders">
        {slider('size', least, Math.min(width, height), (size) => onChange(resized(picture, box, size)))}
        {slider('left', 0, width - box.size, (left) => change({ left }))}
        {slider('top', 0, height - box.size, (top) => change({ top }))}
      </div>
    </div>
  )
}
