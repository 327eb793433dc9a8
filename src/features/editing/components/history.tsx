import { Form } from 'react-router'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import type { Status } from '../../content/rules.ts'
import styles from '../editing.module.css'
import type { Piece } from '../rules.ts'
import { texts } from '../texts.ts'
import { Changes } from './changes.tsx'

interface Revision {
  version: number
  status: Status
  changedAt: string
  editor: string | null
  changes: readonly { name: string; pieces: readonly Piece[] }[]
}

/** Every version, the latest first, with what it changed and the way back to it. */
export function History({ version, revisions }: { version: number; revisions: readonly Revision[] }) {
  const t = useTexts(texts)
  return (
    <Section title={t('historyTitle')}>
      <ol className={styles.versions}>
        {revisions.map((one) => (
          <Card as="li" key={one.version}>
            <h3>{t('version', { version: one.version })}</h3>
            <p>
              <Line of={one} />
            </p>
            {one.changes.length > 0 ? (
              <details>
                <summary>{t('changes')}</summary>
                <Changes changes={one.changes} />
              </details>
            ) : null}
            {one.version === version ? null : (
              <Form method="post">
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="restored" value={one.version} />
                <Button type="submit" name="intent" value="restore" variant="quiet">
                  {t('restore')}
                </Button>
              </Form>
            )}
          </Card>
        ))}
      </ol>
    </Section>
  )
}

function Line({ of: { status, changedAt, editor } }: { of: Revision }) {
  const t = useTexts(texts)
  const values = { status: t(`status.${status}`), date: inDayAndHour(changedAt) }
  return editor === null ? t('changed', values) : t('changedBy', { ...values, editor })
}
