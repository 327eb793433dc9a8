import { Form, useNavigation } from 'react-router'
import { THEMES } from '../../../../games/game.ts'
import { inEuros } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { QUESTION_MAX, QUESTION_MIN } from '../../../consult/free-questions/rules.ts'
import { texts as questionTexts } from '../../../consult/free-questions/texts.ts'
import { ConsentsBlock } from '../../../house/consents/components/consents-block.tsx'
import type { ConsentContent } from '../../../house/consents/content.ts'
import formStyles from '../../../house/forms/forms.module.css'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { memberTexts } from '../member-texts.ts'
import type { readRules } from '../read-member.server.ts'
import { texts } from '../texts.ts'
import styles from './loyalty.module.css'

interface Props {
  rules: ReturnType<typeof readRules>
  points: number
  formKey: string
  /** Those of a question. */
  consents: ConsentContent
  refused: { refusal: ShownRefusal; typed: Record<string, string> } | null
}

/** What points give; a button where there are enough. */
export function Rewards({ rules, points, ...form }: Props) {
  const t = useTexts(memberTexts)
  const said = useTexts(texts)
  const least = Math.min(...rules.rewards.map((reward) => reward.points))
  const association = rules.donationsTo ?? ''
  return (
    <Section title={t('rewardsTitle')}>
      {points < least ? <p>{t('tooFew', { points: least })}</p> : null}
      <ul className={styles.list}>
        {rules.rewards.map(({ id, minutes, cents, points: cost }) => {
          const what = said(`reward.${id}`, { minutes, amount: inEuros(cents), association })
          return (
            <Card as="li" key={id} className={styles.item}>
              <h3>{what}</h3>
              {points < cost ? <p>{said('cost', { points: cost })}</p> : null}
              {points >= cost && id === 'reading' ? <ReadingForm cost={cost} {...form} /> : null}
              {points >= cost && id !== 'reading' ? (
                <Form method="post">
                  <input type="hidden" name="key" value={`${form.formKey}-${id}`} />
                  <Button
                    type="submit"
                    name="reward"
                    value={id}
                    variant="secondary"
                    aria-label={t('useFor', { points: cost, what })}
                  >
                    {t('use', { points: cost })}
                  </Button>
                </Form>
              ) : null}
            </Card>
          )
        })}
      </ul>
    </Section>
  )
}

function ReadingForm({ cost, formKey, consents, refused }: Omit<Props, 'rules' | 'points'> & { cost: number }) {
  const t = useTexts(memberTexts)
  const questions = useTexts(questionTexts)
  const busy = useNavigation().formData?.get('reward') === 'reading'
  const errorAt = (field: string) => (refused?.refusal.field === field ? refused.refusal.message : undefined)
  const themes = THEMES.map((value) => ({ value: value as string, label: questions(`theme.${value}`) }))
  return (
    <details open={refused ? refused.typed.question !== '' : false}>
      <summary>{t('readingOpen')}</summary>
      <CheckedForm method="post" className={formStyles.form}>
        <input type="hidden" name="key" value={`${formKey}-reading`} />
        <Select
          name="theme"
          label={t('theme')}
          defaultValue={refused?.typed.theme ?? ''}
          options={[{ value: '', label: t('choose') }, ...themes]}
          error={errorAt('theme')}
          required
        />
        <TextArea
          name="question"
          label={t('question')}
          hint={t('questionHint', { least: QUESTION_MIN, most: QUESTION_MAX })}
          rows={5}
          minLength={QUESTION_MIN}
          maxLength={QUESTION_MAX}
          defaultValue={refused?.typed.question}
          error={errorAt('question')}
          required
        />
        <ConsentsBlock id="consents" content={consents} error={errorAt('consents')} />
        <div>
          <Button type="submit" name="reward" value="reading" busy={busy}>
            {t('use', { points: cost })}
          </Button>
        </div>
      </CheckedForm>
    </details>
  )
}
