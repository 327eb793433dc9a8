import { useNavigation } from 'react-router'
import { useTexts } from '../wording.tsx'
import { useLoading } from './loading.ts'
import styles from './overlay.module.css'
import { texts } from './texts.ts'

/** A rising moon over the page while the next one takes long to load. */
export function Overlay() {
  const t = useTexts(texts)
  const loading = useLoading(useNavigation().state !== 'idle')
  const said = loading === 'hidden' ? '' : t(loading === 'waiting' ? 'stillLoading' : 'loading')
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {loading === 'hidden' ? null : (
        <div className={styles.overlay} aria-hidden="true">
          <Moonrise />
          <p className={styles.said}>{said}</p>
        </div>
      )}
    </>
  )
}

const stars = [
  [38, 44, 1.6],
  [84, 22, 1.1],
  [66, 92, 1],
  [250, 30, 1.5],
  [282, 76, 1.2],
  [214, 14, 0.9],
  [296, 128, 1],
  [22, 134, 1.2],
] as const

function Moonrise() {
  return (
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true" focusable="false" className={styles.scene}>
      <clipPath id="over-the-horizon">
        <path d="M0 0H320V172Q160 138 0 172z" />
      </clipPath>
      <g className={styles.stars}>
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
        <path d="M262 108l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
      </g>
      <g clipPath="url(#over-the-horizon)">
        <g className={styles.moon}>
          <circle cx="160" cy="92" r="62" className={styles.halo} />
          <circle cx="160" cy="92" r="44" className={styles.disc} />
          <path
            d="M139 74a9 9 0 1 0 18 0 9 9 0 1 0-18 0M166 97a13 13 0 1 0 26 0 13 13 0 1 0-26 0M143 112a6 6 0 1 0 12 0 6 6 0 1 0-12 0M172 69a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
            className={styles.seas}
          />
        </g>
      </g>
      <path d="M0 172Q160 138 320 172" className={styles.horizon} />
      <path d="M44 182Q160 156 276 182M92 190Q160 174 228 190" className={styles.ripples} />
    </svg>
  )
}
