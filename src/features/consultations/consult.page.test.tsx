import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { addPair } from '../../../test/consulting.ts'
import { openPage, sendForm } from '../../../test/forms.ts'
import { useTestApp } from '../../../test/test-app.ts'
import ConsultPage, { action, loader } from './consult.page.tsx'

const site = useTestApp()

test('a refusal gives back what was ticked', async () => {
  const pair = await addPair(site, { cents: 1000, client: { consented: false } })
  const { slug } = await site.owner
    .selectFrom('psychics')
    .select('slug')
    .where('id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  const path = `/voyance/${slug}/consulter`
  const { data: loaderData } = await openPage(site, loader, path, pair.client, { slug })
  expect(boxes(loaderData, undefined)).toEqual([false])
  await pair.psychic.post('/api/workspace/presence', { channels: [] })
  const sent = await sendForm(site, action, path, { consents: ['SENSITIVE_DATA'] }, pair.client, { slug })
  expect(sent).toMatchObject({ status: 409, data: { refusal: { code: 4020 }, ticked: ['SENSITIVE_DATA'] } })
  expect(boxes(loaderData, sent.data)).toEqual([true])
})

/** Whether each consent stands ticked. */
function boxes(loaderData: unknown, actionData: unknown): boolean[] {
  const props = { loaderData, actionData } as ComponentProps<typeof ConsultPage>
  const Stub = createRoutesStub([{ path: '/', Component: () => <ConsultPage {...props} /> }])
  const inputs = renderToStaticMarkup(<Stub />).match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
  return inputs.map((input) => /\schecked/.test(input))
}
