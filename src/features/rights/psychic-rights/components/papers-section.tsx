import { href } from 'react-router'
import { inDay, inDayAndHour } from '../../../../platform/i18n/french.ts'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { Charter } from '../../../money/recruitment/components/charter.tsx'
import { paperTexts } from '../../../money/recruitment/paper-texts.ts'
import type { OwnPapers } from '../own-papers.server.ts'
import { ownPapersTexts } from '../own-papers-texts.ts'

/** The psychic's papers with their ends. */
export function PapersSection({ papers, pausesOn }: Omit<OwnPapers, 'signature'>) {
  const t = useTexts(ownPapersTexts)
  const said = useTexts(paperTexts)
  return (
    <Section title={t('title')} id="pieces">
      <p>{t('lead')}</p>
      {pausesOn ? <Notice tone="bad">{t('pauses', { day: inDay(pausesOn) })}</Notice> : null}
      {papers.length === 0 ? <p>{said('noPaper')}</p> : null}
      <ul>
        {papers.map(({ id, kind, state, isEnding, reason, expiresOn, keptAt }) => (
          <li key={id}>
            {t('paper', { kind: said(`kind.${kind}`), day: inDay(keptAt) })}
            {'\u00a0: '}
            <b>{t(`state.${state}`)}</b>
            {expiresOn ? `, ${t(state === 'over' ? 'wasUntil' : 'until', { day: inDay(expiresOn) })}` : ''}.
            {isEnding ? ` ${t('ending')}` : ''}
            {reason ? <p>{t('reason', { reason })}</p> : null}
          </li>
        ))}
      </ul>
      <OnwardLink to={href('/espace-voyant/equipe')}>{t('write')}</OnwardLink>
    </Section>
  )
}

/** The charter in force, and the psychic's signature of it. */
export function CharterSection({ signature }: Pick<OwnPapers, 'signature'>) {
  const t = useTexts(ownPapersTexts)
  const said = useTexts(paperTexts)
  return (
    <Charter id="charte">
      <p>
        {signature
          ? said('charterSigned', { name: signature.name, moment: inDayAndHour(signature.at) })
          : t('charterUnsigned')}
      </p>
    </Charter>
  )
}
