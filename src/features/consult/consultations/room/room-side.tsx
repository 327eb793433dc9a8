import { type ReactNode, useCallback, useState } from 'react'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { reportPage } from '../../care/rules.ts'
import { ExpectedNotice } from './expected-notice.tsx'
import { MeterNotices } from './meter-notices.tsx'
import { MeterBrief, MeterFigures, meterState, useMeter } from './meter-panel.tsx'
import type { RoomLink } from './room-link.ts'
import styles from './room-side.module.css'
import { otherOf, type RoomState } from './room-state.ts'
import { StopButton } from './stop-button.tsx'
import { texts } from './texts.ts'
import type { Opened } from './top-up.tsx'

interface RoomSideProps {
  state: RoomState
  link: RoomLink
  /** The other side's portrait, if any. */
  portrait: string | null
  topUp: ((opened: Opened) => ReactNode) | undefined
  /** Further tools for the reader. */
  beside: ReactNode
}

/**
 * The other person, the cost and the possible actions: a panel beside the messages or, on a small screen, one line
 * above them that expands.
 */
export function RoomSide({ state: { consultation, shownAt }, link, portrait, topUp, beside }: RoomSideProps) {
  const t = useTexts(texts)
  const [open, setOpen] = useState(false)
  const meter = useMeter(consultation, shownAt)
  const { side, status, pricePerMinute } = consultation
  const name = otherOf(consultation)
  const [buying, setBuying] = useState<string | null>(null)
  const close = useCallback(() => setBuying(null), [])
  const toBuy = topUp ? (
    <Button type="button" variant="secondary" onClick={() => setBuying(crypto.randomUUID())}>
      {t('topUpHere')}
    </Button>
  ) : null
  return (
    <section className={classNames('night', styles.side)} data-open={open} aria-label={t('roomSide')}>
      <div className={styles.line}>
        <div className={styles.portrait}>
          <Avatar name={name} src={portrait} size={96} eager />
        </div>
        <h1 className={styles.name}>{t('roomTitle', { name })}</h1>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="room-panel"
          onClick={() => setOpen(!open)}
        >
          <span className={styles.who}>{name}</span>
          <span className={styles.brief}>{meter ? <MeterBrief meter={meter} /> : null}</span>
          <svg
            className={styles.chevron}
            viewBox="0 0 20 20"
            width="16"
            height="16"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M5 8l5 5 5-5" />
          </svg>
        </button>
        <StopButton intent="end" onConfirm={() => void link.act('end')} />
      </div>
      <div className={styles.live}>
        <p className={styles.state} data-running={status === 'running'}>
          {t(meterState(consultation), { name })}
        </p>
        {meter ? <MeterNotices meter={meter} name={name} /> : null}
        <ExpectedNotice consultation={consultation} />
        {meter?.ending === 'balance' ? <div className={styles.low}>{toBuy}</div> : null}
      </div>
      <div id="room-panel" className={styles.panel}>
        <div className={styles.live}>
          {meter ? <MeterFigures meter={meter} pricePerMinute={pricePerMinute} /> : null}
        </div>
        <div className={styles.actions}>
          {side === 'client' ? (
            <span className={styles.live}>{toBuy}</span>
          ) : (
            <StopButton intent="danger" onConfirm={() => void link.act('danger')} />
          )}
          {side === 'client' ? (
            <a className={styles.report} href={reportPage(consultation.id)} target="_blank" rel="noopener">
              {t('report')}
            </a>
          ) : null}
        </div>
        {beside}
      </div>
      {topUp?.({ formKey: buying, onClose: close })}
    </section>
  )
}
