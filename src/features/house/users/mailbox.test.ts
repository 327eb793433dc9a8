import { expect, test } from 'vitest'
import { mailboxOf, ownDomainOf } from './mailbox.ts'

test.each([
  ['Lu.Na+x@GoogleMail.com', 'luna@gmail.com'],
  ['x+12@outlook.fr', 'x@outlook.fr'],
  ['x+12@hotmail.com', 'x@hotmail.com'],
  ['x.y+1@live.fr', 'x.y@live.fr'],
  ['anne-achats@yahoo.fr', 'anne@yahoo.fr'],
  ['anne_b+x@yahoo.co.uk', 'anne_b@yahoo.co.uk'],
  ['an.ne_b-c+x@pm.me', 'annebc@proton.me'],
  ['annebc@protonmail.com', 'annebc@proton.me'],
  ['eve+a@me.com', 'eve@icloud.com'],
  ['eve@mac.com', 'eve@icloud.com'],
  ['achats@eve.fastmail.com', 'eve@fastmail.com'],
  ['eve+achats@fastmail.com', 'eve@fastmail.com'],
  ['zoe+1@laposte.net', 'zoe@laposte.net'],
  ['zoe+1@orange.fr', 'zoe@orange.fr'],
  ['zoe+1@free.fr', 'zoe@free.fr'],
  ['zoe+1@sfr.fr', 'zoe@sfr.fr'],
  ['zoe+1@gmx.fr', 'zoe@gmx.fr'],
  ['zoe+1@zoho.eu', 'zoe@zoho.eu'],
  ['zoe+1+2@chez-moi.fr', 'zoe@chez-moi.fr'],
])('%s belongs to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

test.each([
  ['an.ne@outlook.fr', 'anne@outlook.fr'],
  ['anne@outlook.fr', 'anne@outlook.com'],
  ['anne@hotmail.fr', 'anne@live.fr'],
  ['anne@yahoo.fr', 'anne@yahoo.com'],
  ['jean-luc@orange.fr', 'jean@orange.fr'],
  ['jean-luc@exemple.fr', 'jean@exemple.fr'],
  ['+x@exemple.fr', '+y@exemple.fr'],
])('%s and %s belong to two people', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})

test.each([
  ['a@exemple.fr', 'exemple.fr'],
  ['a@x1.exemple.fr', 'exemple.fr'],
  ['a@deep.x2.exemple.fr', 'exemple.fr'],
  ['a@shop.exemple.co.uk', 'exemple.co.uk'],
  ['a@exemple.asso.fr', 'exemple.asso.fr'],
  ['a@gmail.com', null],
  ['a@orange.fr', null],
  ['a@outlook.de', null],
  ['a@lagoon.nc', null],
  ['a@t-online.de', null],
  ['a@x.fastmail.com', null],
])('the privately owned domain of %s is %s', (address, domain) => {
  expect(ownDomainOf(address)).toBe(domain)
})
