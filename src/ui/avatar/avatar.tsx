import { useEffect, useRef, useState } from 'react'
import { codePointOf } from '../../platform/needed/needed.ts'
import { classNames } from '../class-names.ts'
import { pictureFormats } from '../picture/picture-address.ts'
import styles from './avatar.module.css'
import { portraitSizes } from './portrait-address.ts'

interface AvatarProps {
  name: string
  src?: string | null
  size?: number
  /** Loads at once instead of when scrolled into view. */
  eager?: boolean
}

/** A portrait, or initials if it is missing or fails to load. Decorative: the name is always beside it. */
export function Avatar({ name, src, size = 64, eager = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || failed === src) return <Initials name={name} size={size} />
  return <Portrait key={src} src={src} size={size} eager={eager} onFail={() => setFailed(src)} />
}

interface PortraitProps {
  src: string
  size: number
  eager: boolean
  onFail(): void
}

function Portrait({ src, size, eager, onFail }: PortraitProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before the handler was attached.
    if (image.current?.complete && image.current.naturalWidth === 0) onFail()
  })
  const sizes = `${size}px`
  return (
    <picture className={classNames(styles.picture, 'house-portrait')}>
      {pictureFormats.map((format) => {
        const srcSet = portraitSizes(src, format)
        return srcSet ? <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} /> : null
      })}
      <img
        ref={image}
        className={styles.avatar}
        // Must precede the address, or some browsers begin to load.
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        src={src}
        alt=""
        width={size}
        height={size}
        onError={onFail}
      />
    </picture>
  )
}

const HUES = 6

/** The background hue, derived from the name so that none is stored. */
function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + codePointOf(letter)) % 9973
  return sum % HUES
}

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(codePointOf(word)).toLocaleUpperCase('fr'))
    .join('')

function Initials({ name, size }: { name: string; size: number }) {
  return (
    <svg
      className={classNames(styles.avatar, styles[`hue${hueOf(name)}`])}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="64" height="64" className={styles.ground} />
      <circle cx="32" cy="32" r="27" className={styles.orbit} />
      <circle cx="51.1" cy="12.9" r="2" className={styles.moon} />
      <text x="32" y="33" className={styles.initials} textAnchor="middle" dominantBaseline="central">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
