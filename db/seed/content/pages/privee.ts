import type { SeedPage } from '../kinds.ts'

export const privee: SeedPage = {
  path: '/voyance/voyance-privee',
  title: 'Voyance privée : ce qui se dit ici reste ici',
  description:
    'Qui peut lire votre consultation, combien de temps les traces demeurent, comment les emporter ou les effacer, et que faire de votre côté pour garder le secret.',
  lead: 'Une confidence a besoin de murs. Voici les nôtres, avec leurs portes, car toute maison en a, et la liste de ceux qui en tiennent la clé.',
  body: `
<h2>Le sens du mot</h2>
<p>Dans le métier, « voyance privée » désigne depuis longtemps la consultation individuelle, par opposition à celle qui se donne devant un public, à la radio ou sur une scène. Le terme laisse entendre autre chose encore : la discrétion. C’est elle qui nous occupe, parce qu’elle se vérifie, alors qu’un slogan ne se vérifie pas.</p>
<h2>Qui lit quoi</h2>
<p>La personne que vous consultez voit votre prénom, lit ou entend ce que vous lui dites, et ne sait rien d’autre que ce que vous choisissez de partager. Elle peut garder une note d’une fois sur l’autre ; vous la lisez et l’effacez depuis votre compte. Elle ne voit ni votre adresse e-mail, ni votre numéro, ni votre moyen de paiement, ni vos autres conversations.</p>
<p>Notre équipe ne lit pas les échanges. Quand un reçu est contesté, elle en examine les heures et les chiffres. Si cela ne permet pas de vous répondre, parce qu’un propos vous a choqué par exemple, une personne habilitée peut ouvrir cette conversation-là : elle écrit pourquoi, et sa raison s’affiche chez vous, dans « Qui a lu vos conversations ». Aucune lecture par curiosité, aucune analyse pour deviner quelle publicité vous montrer.</p>
<p>Une image ou un message vocal joints à un tchat sont gardés comme vos phrases, chiffrés, et personne n’en tire de texte. D’un appel, il n’y a rien à ouvrir. L’appel web est chiffré d’un navigateur à l’autre et passe par un relais qui n’en a pas la clé ; le <a href="/voyance/telephone">téléphone</a> réunit deux appels sans montrer aucun numéro à l’autre. Ni l’un ni l’autre n’est enregistré ; seuls l’heure, la durée et le prix demeurent. Chez un automate, c’est notre programme qui reçoit votre voix : il en mesure la force pour répondre à son tour, et n’en garde rien.</p>
<p>Enfin, l’existence d’un compte n’est jamais révélée. Si un tiers saisit votre adresse dans notre page de connexion, la réponse sera la même, qu’un compte existe ou non : ni un conjoint soupçonneux ni un employeur n’apprendront par ce biais quoi que ce soit de vous.</p>
<h2>Un accord demandé à part</h2>
<p>On parle rarement de météo à une voyante. On parle d’amour, de corps, de foi, de famille. Le droit européen range une partie de ces sujets parmi les données dites sensibles, et exige un consentement explicite pour les traiter. Il vous est donc demandé avant la première consultation, dans une phrase que l’on peut lire, et non au fond d’un règlement. Il se retire de la même façon, depuis votre compte.</p>
<h2>Emporter, effacer</h2>
<p>Vos données peuvent être exportées et effacées sur demande. Certaines écritures survivent parce que la loi l’impose, comme les pièces comptables, gardées dix ans ; elles disent qu’une somme a été payée, elles ne racontent pas pourquoi. Les durées figurent, ligne par ligne, sur la page des <a href="/page/donnees-personnelles">données personnelles</a>.</p>
<p>Le métier n’a pas toujours montré l’exemple, et il n’y a aucune raison de nous croire sur parole. La CNIL, qui contrôle en France l’usage des données, reçoit sans frais la plainte de toute personne qui s’estime lésée, par nous comme par d’autres.</p>
<p>Un mot encore sur les relevés bancaires, souci fréquent et légitime. Votre banque inscrira l’achat d’un crédit, sa date et son montant. Elle ignore avec qui vous avez parlé, combien de temps, et si même vous avez parlé : le détail des séances reste dans votre compte et sur vos reçus, et n’est transmis à aucun établissement.</p>
<h2>La part qui vous revient</h2>
<p>Le meilleur coffre ne sert à rien si l’écran reste allumé sur la table de la cuisine. Quelques gestes suffisent :</p>
<ul>
<li>verrouiller le téléphone et masquer l’aperçu des messages sur l’écran d’accueil ;</li>
<li>choisir une adresse e-mail que personne d’autre n’ouvre ;</li>
<li>se déconnecter d’un ordinateur partagé ;</li>
<li>savoir qu’une réponse par <a href="/voyance/sms">SMS</a> s’affiche chez l’opérateur et sur l’écran comme tout SMS, quand une notification du site, elle, ne dit ni qui ni quoi ;</li>
<li>éviter les réseaux ouverts d’un café pour tout ce qui compte.</li>
</ul>
<p>Et protégez aussi les autres. Votre sœur, votre collègue ou la personne que vous aimez n’ont rien demandé : un prénom suffit le plus souvent, une initiale parfois. Le nom de famille, l’adresse, le lieu de travail n’ajoutent rien à un tirage. De même, personne n’a besoin de votre numéro de carte, de vos mots de passe ni de la copie d’une pièce d’identité pour vous répondre.</p>
<h2>Quand le secret devient un piège</h2>
<p>Une dernière chose, que l’on écrit rarement. Il y a une différence entre la discrétion, qui vous protège, et l’isolement, qui protège quelqu’un d’autre. Quiconque vous demande de ne rien dire à vos proches, de poursuivre ailleurs qu’ici ou de cacher une dépense cherche votre silence pour son propre compte. Les menaces déguisées en prophéties, le « désenvoûtement » tarifé, le malheur qui frapperait si vous parliez : voilà des signes d’imposture. Interrompez la conversation et <a href="/reclamation">prévenez-nous</a>.</p>
<p>Si la discrétion vous paraît acquise, il reste à savoir à qui l’accorder : les critères d’une <a href="/voyance/voyance-serieuse">voyance sérieuse</a> vous y aideront, puis la <a href="/voyance">liste</a>.</p>
`,
}
