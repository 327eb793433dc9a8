import { href, Link } from 'react-router'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { gameAddress } from '../../../content/content/addresses.ts'
import { ConsentsBlock } from '../../../house/consents/components/consents-block.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { withReturn } from '../../../house/visit/sign-in-paths.ts'
import { QUESTION_MAX } from '../../draws/rules.ts'
import type { GamePageView } from '../read-game-page.server.ts'
import { texts } from '../texts.ts'
import styles from './question.module.css'

interface QuestionProps {
  game: GamePageView
  typed: { question: string; agreed: string } | null
  refusal: ShownRefusal | null
}

/** The question, with the consent that keeping it needs; whoever has no account reads why there is no field. */
export function Question({ game, typed, refusal }: QuestionProps) {
  const t = useTexts(texts)
  const { mayType, consents } = game.questionOffer
  const question = typed?.question ?? ''
  return (
    <div className={styles.question}>
      {mayType || question ? (
        <TextArea
          name="question"
          label={t('question')}
          hint={t('questionHint')}
          rows={2}
          maxLength={QUESTION_MAX}
          defaultValue={question}
        />
      ) : null}
      {mayType ? null : (
        <p className={styles.why}>
          {t('questionAccount')} {t(game.settings.themes.length > 1 ? 'questionTheme' : 'questionInMind')}{' '}
          <Link to={withReturn(href('/connexion'), gameAddress(game.slug))}>{t('questionSignIn')}</Link>
        </p>
      )}
      {consents ? (
        <ConsentsBlock
          content={consents}
          intro={t('questionConsent')}
          ticked={typed?.agreed === consents._id ? ['SENSITIVE_DATA'] : []}
          error={refusal?.field === 'consents' ? refusal.message : undefined}
          optional
        />
      ) : null}
    </div>
  )
}
