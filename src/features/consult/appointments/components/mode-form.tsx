import { Form, href } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { RadioGroup } from '../../../../ui/field/radio-group.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../appointments.module.css'
import type { Mode } from '../rules.ts'
import { texts } from '../texts.ts'

const choices = ['ask', 'itself', 'none'] as const

/** Whether appointments are taken, and how they are confirmed; and the way to the hours that open them. */
export function ModeForm({ mode }: { mode: Mode }) {
  const t = useTexts(texts)
  return (
    <Card>
      <Section title={t('modeTitle')}>
        <Form key={mode} method="post" preventScrollReset className={styles.item}>
          <RadioGroup legend={t('modeLegend')}>
            {choices.map((choice) => (
              <label key={choice}>
                <input type="radio" name="mode" value={choice} defaultChecked={choice === mode} /> {t(`mode.${choice}`)}
              </label>
            ))}
          </RadioGroup>
          <div>
            <Button type="submit" variant="secondary">
              {t('saveMode')}
            </Button>
          </div>
        </Form>
        <p>
          <ButtonLink to={href('/espace-voyant/horaires')} variant="quiet">
            {t('hours')}
          </ButtonLink>
        </p>
      </Section>
    </Card>
  )
}
