import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Select } from '../../../../ui/field/select.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../../house/staff/components/desk-list.module.css'
import { texts } from '../texts.ts'
import { ActForm, type GivenBack } from './act-form.tsx'

interface Key {
  id: number
  hint: string
  madeAt: string
  usedAt: string | null
  revokedAt: string | null
}

interface Props {
  keys: readonly Key[]
  made: { apiKey: string; secret: string } | null
  fresh: boolean
  given: GivenBack | null | undefined
}

/** The keys of a partner, the one that was just made, and the forms to make and to revoke one. */
export function Keys({ keys, made, fresh, given }: Props) {
  const t = useTexts(texts)
  const inUse = keys.filter(({ revokedAt }) => revokedAt === null)
  return (
    <Section title={t('keysTitle')}>
      <p>{t('keysLead')}</p>
      {made ? <Made of={made} /> : null}
      {keys.length === 0 ? <p>{t('noKeys')}</p> : <List keys={keys} />}
      <ActForm intent="key" label={t('makeKey')} fresh={fresh} given={given} />
      {inUse.length > 0 ? (
        <details open={given?.typed.intent === 'revoke'}>
          <summary>{t('revokeTitle')}</summary>
          <ActForm intent="revoke" label={t('revoke')} fresh given={given}>
            <Select
              name="keyId"
              label={t('whichKey')}
              options={inUse.map(({ id, hint }) => ({ value: String(id), label: `${hint}…` }))}
            />
          </ActForm>
        </details>
      ) : null}
    </Section>
  )
}

function Made({ of: { apiKey, secret } }: { of: { apiKey: string; secret: string } }) {
  const t = useTexts(texts)
  return (
    <Notice tone="good">
      <p>
        <strong>{t('madeTitle')}</strong>
      </p>
      <p>{t('madeLead')}</p>
      <dl>
        <dt>{t('apiKey')}</dt>
        <dd className={styles.said}>
          <code>{apiKey}</code>
        </dd>
        <dt>{t('secret')}</dt>
        <dd className={styles.said}>
          <code>{secret}</code>
        </dd>
      </dl>
    </Notice>
  )
}

function List({ keys }: { keys: readonly Key[] }) {
  const t = useTexts(texts)
  return (
    <Table caption={t('keysCaption')}>
      <TableHead names={(['key', 'madeAt', 'usedAt', 'state'] as const).map((name) => t(name))} />
      <tbody>
        {keys.map(({ id, hint, madeAt, usedAt, revokedAt }) => (
          <tr key={id}>
            <td>
              <code>{hint}…</code>
            </td>
            <td>{inDayAndHour(madeAt)}</td>
            <td>{usedAt ? inDayAndHour(usedAt) : t('never')}</td>
            <td>{revokedAt ? t('revokedAt', { at: inDayAndHour(revokedAt) }) : t('inUse')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
