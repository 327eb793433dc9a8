import type { ReactNode } from 'react'
import styles from './failure.module.css'

export type FailureKind = 'notFound' | 'signIn' | 'forbidden' | 'refused' | 'failure' | 'offline'

/** A small decorative drawing for each kind of error page. */
export function FailureArt({ kind }: { kind: FailureKind }) {
  return (
    <svg viewBox="0 0 200 200" width="200" height="200" aria-hidden="true" focusable="false" className={styles.art}>
      <circle cx="100" cy="100" r="97" />
      <circle cx="100" cy="100" r="90" strokeDasharray="1 6" />
      {scenes[kind]}
    </svg>
  )
}

const Stars = ({ at }: { at: readonly (readonly [number, number, number])[] }) => (
  <g className={styles.bright}>
    {at.map(([x, y, r]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
    ))}
  </g>
)

/** A constellation that lacks a star. */
const missingStar = (
  <>
    <path d="M42 128L70 92L104 108M128 78L160 66" />
    <path d="M104 108L128 78" strokeDasharray="2 5" />
    <circle cx="116" cy="93" r="11" strokeDasharray="3 4" />
    <Stars
      at={[
        [42, 128, 4],
        [70, 92, 5],
        [104, 108, 3],
        [128, 78, 3],
        [160, 66, 5],
        [60, 48, 1.6],
        [148, 134, 1.6],
        [96, 152, 1.4],
      ]}
    />
  </>
)

/** A keyhole. */
const keyhole = (
  <>
    <path d="M66 150V92a34 34 0 0 1 68 0v58zM56 150h88" />
    <path d="M74 150V92a26 26 0 0 1 52 0v58" />
    <circle cx="100" cy="104" r="6" className={styles.solid} />
    <path d="M97 107l-3 17h12l-3-17z" className={styles.solid} />
    <Stars
      at={[
        [48, 66, 1.8],
        [152, 72, 1.8],
        [100, 40, 2.4],
      ]}
    />
  </>
)

/** A moon behind clouds. */
const clouded = (
  <>
    <circle cx="108" cy="88" r="36" className={styles.solid} />
    <path
      d="M44 134h104a19 19 0 0 0 2-38 28 28 0 0 0-52-9 22 22 0 0 0-33 13 18 18 0 0 0-21 34z"
      className={styles.cloud}
    />
    <path d="M58 146h72M76 157h64" />
    <Stars
      at={[
        [50, 62, 1.8],
        [158, 60, 2.2],
        [64, 42, 1.4],
      ]}
    />
  </>
)

/** Two stars whose connecting line is cut. */
const cutLine = (
  <>
    <path d="M46 122L84 108M116 94L154 78" />
    <path d="M90 94l6 12M104 96l6 12" />
    <path d="M38 108l3.5 10.5L52 122l-10.5 3.5L38 136l-3.5-10.5L24 122l10.5-3.5z" className={styles.solid} />
    <path d="M162 64l3.5 10.5L176 78l-10.5 3.5L162 92l-3.5-10.5L148 78l10.5-3.5z" className={styles.solid} />
    <Stars
      at={[
        [78, 58, 1.6],
        [128, 142, 1.6],
        [84, 150, 1.3],
      ]}
    />
  </>
)

const scenes: Record<FailureKind, ReactNode> = {
  notFound: missingStar,
  signIn: keyhole,
  forbidden: keyhole,
  refused: keyhole,
  failure: clouded,
  offline: cutLine,
}
