import { href, useNavigation } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { REASON_MAX } from '../../house/staff/acts.ts'
import { isFresh } from '../../house/staff/as-staff.server.ts'
import { staffRoles } from '../../house/staff/capabilities.ts'
import { Desk } from '../../house/staff/components/desk.tsx'
import styles from '../../house/staff/components/desk-list.module.css'
import { openDesk } from '../../house/staff/desk.server.ts'
import { texts } from '../../house/staff/texts.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import { FreshCode } from '../second-factor/components/fresh-code.tsx'
import { giveFreshCode } from '../second-factor/give-factor.server.ts'
import type { Route } from './+types/members.page'
import { changeByForm } from './change-by-form.server.ts'
import { inviteMember, listMembers } from './change-member.server.ts'
import { MemberForm } from './components/member-form.tsx'
import { staffContract } from './contract.server.ts'

export const handle = { plain: true, quiet: true }

const PAGE = href('/equipe/membres')
const outcomes = ['invite', 'change'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'members.manage')
  const done = outcomes.find((one) => one === url.searchParams.get('fait')) ?? null
  return { desk, members: await listMembers(visit), fresh: isFresh(visit), done }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'members.manage')
  const form = await request.formData()
  const fields = Object.fromEntries(form)
  return orGivenBack(form, ['intent', 'id', 'emailAddress', 'firstName', 'role', 'reason'], async () => {
    if (form.get('intent') === 'invite') {
      const { emailAddress, firstName, role, reason } = fields
      const body = parse(staffContract.inviteMember.body, { emailAddress, firstName, role, reason })
      await giveFreshCode(visit, form)
      await inviteMember(visit, body)
      throw redirectTo(`${PAGE}?fait=invite`)
    }
    await changeByForm(visit, form)
    throw redirectTo(`${PAGE}?fait=change`)
  })
}

export default function MembersPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'invite'
  const { desk, members, fresh, done } = loaderData
  const refusal = actionData?.refusal ?? null
  const typed: Record<string, string> = actionData?.typed ?? {}
  const invited = typed.intent === 'invite' ? typed : {}
  const errorAt = (field: string) =>
    typed.intent === 'invite' && refusal?.field === field ? refusal.message : undefined
  return (
    <Desk desk={desk} title={t('membersTitle')} lead={t('membersLead')} width="normal">
      <meta name="description" content={t('membersDescription')} />
      {done ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={refusal} />
      <ul className={styles.list}>
        {members.map((member) => (
          <Card as="li" key={member.id} className={styles.item}>
            <h2>{member.firstName}</h2>
            <p className={styles.said}>{member.email}</p>
            <p className={styles.marks}>
              <Badge>{t(`role.${member.role}`)}</Badge>
              {member.isSuspended ? <Badge tone="bad">{t('suspended')}</Badge> : null}
              {member.isEnrolled ? null : <Badge tone="busy">{t('notEnrolled')}</Badge>}
              {member.isOwn ? <span>{t('own')}</span> : null}
            </p>
            {member.isOwn ? null : (
              <MemberForm
                member={member}
                fresh={fresh}
                given={refusal && typed.id === String(member.id) ? { typed, ...refusal } : null}
              />
            )}
          </Card>
        ))}
      </ul>
      <Section title={t('inviteTitle')}>
        <p>{t('inviteLead')}</p>
        <CheckedForm method="post" className={styles.form}>
          <Field
            name="emailAddress"
            type="email"
            label={t('email')}
            error={errorAt('emailAddress')}
            defaultValue={invited.emailAddress}
            autoComplete="off"
            maxLength={254}
            required
          />
          <Field
            name="firstName"
            label={t('firstName')}
            error={errorAt('firstName')}
            defaultValue={invited.firstName}
            autoComplete="off"
            maxLength={60}
            required
          />
          <Select
            name="role"
            label={t('role')}
            error={errorAt('role')}
            defaultValue={invited.role}
            options={staffRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
          />
          <Field
            name="reason"
            label={t('reason')}
            error={errorAt('reason')}
            defaultValue={invited.reason}
            autoComplete="off"
            maxLength={REASON_MAX}
            required
          />
          <FreshCode id="invite-code" fresh={fresh} error={errorAt('code')} />
          <div>
            <Button type="submit" name="intent" value="invite" busy={busy}>
              {t('invite')}
            </Button>
          </div>
        </CheckedForm>
      </Section>
    </Desk>
  )
}
