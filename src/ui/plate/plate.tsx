import { classNames } from '../class-names.ts'
import styles from './plate.module.css'
import { sceneName } from './scene-name.ts'
import type { Vignette as Name } from './vignettes.data.ts'

/** Plates are drawn at 480 by 300. */
const PLATE_SHAPE = { width: 480, height: 300 } as const
const PLATE_WIDTHS = [400, 800] as const
/** Pixels of a vignette's side on a page; its file has more for sharp screens. */
const VIGNETTE_SIDE = 144

interface PlatePictureProps {
  /** Of its file, without width and ending. */
  name: string
  /** The displayed width, as a `sizes` attribute. */
  sizes: string
  /** In the first screen: loads at once. */
  first?: boolean
  /** The main picture of its page: loads before others. */
  main?: boolean | undefined
  shape?: Readonly<{ width: number; height: number }>
  widths?: readonly number[]
  /** Seen in a glass: what is left and right changes places. */
  mirrored?: boolean
}

/** An engraved picture; decorative, since words beside it say what it shows. */
export function PlatePicture({
  name,
  sizes,
  main = false,
  first = main,
  shape = PLATE_SHAPE,
  widths = PLATE_WIDTHS,
  mirrored = false,
}: PlatePictureProps) {
  const file = (width: number) => `/planches/${name}-${width}.avif`
  return (
    <img
      className={classNames(styles.plate, mirrored && styles.mirrored)}
      // Must precede the address, or some browsers begin to load.
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={main ? 'high' : undefined}
      decoding="async"
      srcSet={widths.map((width) => `${file(width)} ${width}w`).join(', ')}
      sizes={sizes}
      src={file(widths[0] ?? PLATE_SHAPE.width)}
      alt=""
      {...shape}
    />
  )
}

interface PageSceneProps {
  /** The page's path. */
  of: string
  /** Only from 1024 px on: on a phone what the page is for, a form or a table, comes at once. */
  wide?: boolean
}

/** The scene of a page, for the head of its page. */
export function PageScene({ of, wide = false }: PageSceneProps) {
  return (
    <div className={classNames(styles.scene, wide && styles.wide)}>
      {/* What is not shown is not loaded, if it is lazy. */}
      <PlatePicture
        name={sceneName(of)}
        sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 35rem, 100vw"
        first={!wide}
      />
    </div>
  )
}

/** The round of an empty state. */
export function Vignette({ name }: { name: Name }) {
  return (
    <img
      className={styles.vignette}
      loading="lazy"
      decoding="async"
      src={`/planches/vides/${name}-288.avif`}
      alt=""
      width={VIGNETTE_SIDE}
      height={VIGNETTE_SIDE}
    />
  )
}
