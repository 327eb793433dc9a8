import type { ReactNode } from 'react'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { OnwardLink, OutsideLink } from '../../../../ui/link/link.tsx'
import { RichText } from '../../../../ui/rich-text/rich-text.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { WebinarView } from '../read-webinars.server.ts'
import { filePath } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './webinar-card.module.css'

/** A webinar: when and with whom, what it is about, and how it stands. */
export function WebinarCard({ of, children }: { of: WebinarView; children?: ReactNode }) {
  const t = useTexts(texts)
  const { slug, title, host, body, startsAt, minutes, state, replayLink } = of
  return (
    <Card as="article" id={slug} className={styles.card ?? ''}>
      <h3>{title}</h3>
      <p className={styles.when}>
        <time dateTime={startsAt}>{t('when', { moment: inDayAndHour(startsAt), minutes })}</time> {t('host', { host })}
      </p>
      <RichText html={body} />
      {state === 'cancelled' ? <p>{t('cancelled')}</p> : null}
      {state === 'live' ? <p>{t('live')}</p> : null}
      {state === 'coming' ? (
        <p>
          <a href={filePath(slug)} download>
            {t('calendar')}
          </a>
        </p>
      ) : null}
      {state === 'over' && !replayLink ? <p>{t('replayLater')}</p> : null}
      {replayLink ? <ElsewhereLink to={replayLink}>{t('replay')}</ElsewhereLink> : null}
      {children}
    </Card>
  )
}

/** A page of this site, or of another. */
export const ElsewhereLink = ({ to, children }: { to: string; children: string }) =>
  to.startsWith('/') ? <OnwardLink to={to}>{children}</OnwardLink> : <OutsideLink href={to}>{children}</OutsideLink>
