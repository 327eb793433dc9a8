import { Link } from 'react-router'
import { parse } from '../../platform/contract/parse.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckedForm } from '../../ui/error-summary/checked-form.tsx'
import { Field } from '../../ui/field/field.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { orGivenBack } from '../consultations/given-back.server.ts'
import styles from '../disputes/components/disputes.module.css'
import { idIn } from '../session/page-door.server.ts'
import { REASON_MAX } from '../staff/acts.ts'
import { Desk } from '../staff/components/desk.tsx'
import { openDesk } from '../staff/desk.server.ts'
import type { Route } from './+types/client.page'
import { Sheet } from './components/sheet.tsx'
import { clientsContract } from './contract.server.ts'
import { openClient } from './open-client.server.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

export function loader({ context, params, url }: Route.LoaderArgs) {
  return { desk: openDesk(visitOf(context), url, 'clients.read'), id: idIn(params) }
}

/** The answer itself is the file, so that none is read without a reason. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'clients.read')
  const id = idIn(params)
  const form = await request.formData()
  return orGivenBack(form, ['reason'], async () => {
    const { reason } = parse(clientsContract.openClient.body, { reason: form.get('reason') })
    return { refusal: null, typed: { reason }, file: await openClient(visit, id, reason) }
  })
}

export default function ClientPage({ loaderData: { desk, id }, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const refusal = actionData?.refusal ?? null
  return (
    <Desk desk={desk} title={t('fileTitle', { id: String(id) })} lead={t('fileLead')}>
      <meta name="description" content={t('fileDescription')} />
      <RefusalNotice refusal={refusal} />
      {actionData && 'file' in actionData ? (
        <Sheet file={actionData.file} />
      ) : (
        <CheckedForm method="post" className={styles.form}>
          <Field
            name="reason"
            label={t('fileReason')}
            hint={t('reasonHint')}
            error={refusal?.field === 'reason' ? refusal.message : undefined}
            defaultValue={actionData?.typed.reason}
            autoComplete="off"
            maxLength={REASON_MAX}
            required
          />
          <div>
            <Button type="submit">{t('open')}</Button>
          </div>
        </CheckedForm>
      )}
      <p>
        <Link to="/equipe/clients">{t('back')}</Link>
      </p>
    </Desk>
  )
}
