import { parseWithZod } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { clientOf } from '../../house/visit/access.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/address.page'
import { changeAddress, faultsOf, tidiedAddress } from './change-address.server.ts'
import { AddressForm } from './components/address-form.tsx'
import { Envelope } from './components/envelope.tsx'
import { addressForm } from './forms.server.ts'
import { deleteAddress, findAddress } from './queries.server.ts'
import { texts } from './texts.ts'

const outcomes = ['enregistree', 'effacee'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const address = await pageRefusal(() => findAddress(visit.db, clientOf(visit).id))
  return { address, done: outcomes.find((outcome) => outcome === url.searchParams.get('fait')) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { id } = await pageRefusal(async () => clientOf(visit))
  const form = await request.formData()
  if (form.get('intent') === 'remove') {
    await deleteAddress(visit.db, id)
    throw redirectTo(`${href('/mon-compte/adresse')}?fait=effacee`)
  }
  const submission = parseWithZod(form, { schema: addressForm })
  if (submission.status !== 'success') return rejected(submission)
  const faults = await faultsOf(visit, tidiedAddress(submission.value))
  const [first, ...others] = faults.map(({ reason, field }) => new Refusal(reason, field))
  if (first) return refuse(submission, first, ...others)
  await changeAddress(visit, submission.value)
  throw redirectTo(`${href('/mon-compte/adresse')}?fait=enregistree`)
}

export default function AddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { address, done } = loaderData
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done === 'enregistree' ? <Notice tone="good">{t('saved')}</Notice> : null}
      {done === 'effacee' ? <Notice tone="good">{t('removed')}</Notice> : null}
      <AddressForm key={address ? 'kept' : 'none'} address={address} result={actionData?.result} />
      {address ? <Envelope address={address} /> : null}
      <p>
        <BackLink to={href('/mon-compte')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
