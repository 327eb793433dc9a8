import { href, Link } from 'react-router'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { Vignette } from '../../../../ui/plate/plate.tsx'
import { useShell } from '../../../../ui/shell-data.ts'
import { ShowMore } from '../../../../ui/show-more/show-more.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { CardRecord } from '../../accountability/read-card.server.ts'
import { ComingWeek } from '../../hours/components/coming-week.tsx'
import { PsychicCard } from '../../psychics/components/psychic-card.tsx'
import type { PsychicProfile } from '../../psychics/find-psychic.server.ts'
import type { ReviewPage } from '../../psychics/read-reviews.server.ts'
import type { PsychicView } from '../../psychics/views.ts'
import { LOG_PAGE } from '../../reviews/rules.ts'
import { VoicePlayer } from '../../voices/components/voice-player.tsx'
import type { VoiceView } from '../../voices/rules.ts'
import { texts as voices } from '../../voices/texts.ts'
import { texts } from '../profile-texts.ts'
import styles from './profile.module.css'
import { ReviewList } from './review-list.tsx'
import { TrustCard } from './trust-card.tsx'

interface ProfileBodyProps {
  psychic: PsychicProfile
  reviewPage: ReviewPage
  card: CardRecord
  /** Psychics to consult instead while this one can't be reached. */
  alike: readonly PsychicView[]
  /** Whether appointments can be booked. */
  books: boolean
  /** What the psychic says in their own voice. */
  voice: VoiceView | null
}

export function ProfileBody({ psychic, card, reviewPage, alike, books, voice }: ProfileBodyProps) {
  const t = useTexts(texts)
  const v = useTexts(voices)
  const isDemo = useShell()?.mode === 'demo'
  const { name, slug } = psychic
  return (
    <>
      <Section title={t('whoIs', { name })} id="qui">
        <div className={styles.prose}>
          {psychic.presentation.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      {psychic.isAutomaton ? null : (
        <Section title={v('title')}>
          {voice ? <VoicePlayer psychicId={psychic.id} voice={voice} /> : <p>{v('none', { name })}</p>}
        </Section>
      )}
      <Section title={t('schedule')} id="heures">
        <ComingWeek hours={psychic.hours} />
        {books ? (
          <p>
            <ButtonLink to={href('/voyance/:slug/rendez-vous', { slug })} variant="secondary">
              {t('bookWith', { name })}
            </ButtonLink>
          </p>
        ) : null}
      </Section>
      {alike.length > 0 ? (
        <Section title={t('alike')}>
          <div className={styles.alike}>
            {alike.map((one) => (
              <PsychicCard key={one.id} psychic={one} still />
            ))}
          </div>
        </Section>
      ) : null}
      <Section title={t('specialities')} id="specialites">
        <ul className={styles.specialities}>
          {psychic.specialities.map((speciality) => (
            <li key={speciality}>
              <Badge>{speciality}</Badge>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('method')} id="methode">
        <div className={styles.prose}>
          <p>{psychic.method}</p>
        </div>
      </Section>
      <Section title={t('trust')} id="confiance">
        <TrustCard psychic={psychic} card={card} />
      </Section>
      <Section title={t('reviews')} id="avis">
        <p className={styles.note}>
          {t('reviewsNote', { name })} <Link to={LOG_PAGE}>{t('reviewLog')}</Link>
        </p>
        {isDemo && reviewPage.reviews.length > 0 ? <Notice>{t('reviewsExamples')}</Notice> : null}
        {reviewPage.reviews.length > 0 ? (
          <ReviewList reviews={reviewPage.reviews} name={name} />
        ) : (
          <Empty title={t('noReview')} picture={<Vignette name="reviews" />}>
            {t('noReviewNext')}
          </Empty>
        )}
        {reviewPage.next ? (
          <ShowMore to={`${href('/voyance/:slug', { slug })}?avis=${reviewPage.next}#avis`}>
            {t('moreReviews')}
          </ShowMore>
        ) : null}
      </Section>
      <p>
        <ButtonLink to={href('/voyance')} variant="quiet">
          {t('backToList')}
        </ButtonLink>
      </p>
      <div className={styles.underBar} />
    </>
  )
}
