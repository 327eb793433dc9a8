import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailField } from './components/email-field.tsx'
import { CityField } from './components/suggested-field.tsx'

test('a field with suggestions is tied to its list, which is empty until something is typed', () => {
  const html = renderToString(<CityField label="Ville" name="city" id="naissance-city" />)
  expect(html).toMatch(/<input[^>]* list="naissance-city-suggestions"/)
  expect(html).toContain('<datalist id="naissance-city-suggestions"></datalist>')
})

test('the element for a correction exists from the start, so that screen readers announce it', () => {
  const html = renderToString(<EmailField label="Adresse" name="email" error="Cette adresse n’est pas valable." />)
  expect(html).toMatch(/<input[^>]* type="email"/)
  expect(html).toMatch(/aria-describedby="email-error"/)
  expect(html).toMatch(/<div role="status"[^>]*><\/div>/)
})
