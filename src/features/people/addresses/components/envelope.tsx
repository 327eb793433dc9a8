import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { type DeliveryAddress, linesOf } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './envelope.module.css'

/** The address as it will be printed for the post. */
export function Envelope({ address }: { address: DeliveryAddress }) {
  const t = useTexts(texts)
  return (
    <Section title={t('envelope')}>
      <Card>
        <address className={styles.lines}>{linesOf(address).join('\n')}</address>
      </Card>
      <Form method="post">
        <Button type="submit" name="intent" value="remove" variant="secondary">
          {t('remove')}
        </Button>
      </Form>
    </Section>
  )
}
