import { href } from 'react-router'
import { inDay, inDayAndHour } from '../../../../platform/i18n/french.ts'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { Charter } from '../../../money/recruitment/components/charter.tsx'
import { CharterForm, PaperForm, type SentProps } from '../../../money/recruitment/components/paper-forms.tsx'
import { paperTexts } from '../../../money/recruitment/paper-texts.ts'
import type { OwnPapers } from '../own-papers.server.ts'
import { ownPapersTexts } from '../own-papers-texts.ts'

/** The psychic's papers with their ends, and the form for another. */
export function PapersSection({ papers, pausesOn, sent }: Omit<OwnPapers, 'signature'> & SentProps) {
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
      <h3>{t('sendTitle')}</h3>
      <PaperForm sent={sent} />
      <OnwardLink to={href('/espace-voyant/equipe')}>{t('write')}</OnwardLink>
    </Section>
  )
}

/** The charter in force, and the psychic's signature of it, or the form to sign. */
export function CharterSection({ signature, sent }: Pick<OwnPapers, 'signature'> & SentProps) {
  const t = useTexts(ownPapersTexts)
  const said = useTexts(paperTexts)
  return (
    <Charter id="charte">
      <p>
        {signature
          ? said('charterSigned', { name: signature.name, moment: inDayAndHour(signature.at) })
          : t('charterUnsigned')}
      </p>
      {signature ? null : <CharterForm sent={sent} />}
    </Charter>
  )
}
