import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './banner.module.css'
import { type BannerColours, bannerColours } from './banner-colours.ts'

export interface BannerProps extends BannerColours {
  title: string
  /** Sanitised by the server. */
  html: string
  link?: string | null
  image?: string | null
  buttonLabel?: string | null
  expanded: boolean
  onExpand: () => void
  onClose: () => void
}

/** A notice at the edge of the page: one line at first, expanded on request. */
export function Banner(props: BannerProps) {
  const t = useTexts(texts)
  const { title, expanded } = props
  const element = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useColours(element, props)

  useEffect(() => {
    // The button that had the focus is gone.
    if (expanded) heading.current?.focus({ preventScroll: true })
  }, [expanded])

  return (
    <section ref={element} aria-label={title} className={classNames('night', styles.banner)}>
      {expanded ? (
        <Whole {...props} heading={heading} />
      ) : (
        <button type="button" className={styles.line} aria-expanded="false" onClick={props.onExpand}>
          <Star />
          <span className={styles.title}>{title}</span>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false" className={styles.sign}>
            <path d="M5 12.5l5-5 5 5" />
          </svg>
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('closeNotice')} onClick={props.onClose}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false" className={styles.sign}>
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
    </section>
  )
}

function Whole({ title, html, link, image, buttonLabel, heading }: BannerProps & { heading: Ref<HTMLHeadingElement> }) {
  const t = useTexts(texts)
  return (
    <div className={styles.whole}>
      {image ? <img src={image} alt="" width="96" height="96" className={styles.image} /> : null}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.text}>
        <RichText html={html} />
      </div>
      {link ? (
        <ButtonLink to={link} rel="noopener">
          {buttonLabel ?? t('readMore')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

const Star = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false" className={styles.star}>
    <path d="M10 1.5l2 6.5 6.5 2-6.5 2-2 6.5-2-6.5-6.5-2 6.5-2z" />
  </svg>
)

/** Sets colours from content as custom properties by script: the policy forbids them in the markup. */
function useColours(element: RefObject<HTMLElement | null>, { background, text, buttonBackground }: BannerProps): void {
  useEffect(() => {
    const tokens = bannerColours({ background, text, buttonBackground })
    for (const [name, value] of Object.entries(tokens)) element.current?.style.setProperty(name, value)
  }, [element, background, text, buttonBackground])
}
