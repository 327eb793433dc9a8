import type { SeedPage } from '../kinds.ts'

export const gratuiteTelephone: SeedPage = {
  path: '/voyance-gratuite-telephone',
  title: 'Voyance gratuite par téléphone : six phrases traduites',
  description:
    'Nous avons tendu l’oreille à ce que disent les appels « gratuits », et noté ce que chaque phrase coûte, le soir comme au matin. Puis ce que notre maison donne pour rien.',
  lead: 'Un médium d’Étoile du Soir peut vous parler de vive voix, et les premières minutes sont un présent. Puisque vous cherchiez une voix gratuite, voici de quoi bien écouter celles qui ne le sont pas.',
  body: `
<h2>Six phrases que l’on entend dans le noir</h2>
<p>Il est tard, une affichette promet un premier échange sans frais, le pouce est déjà sur les chiffres. Posez l’appareil près de la lampe. Tout ce qui va suivre tient en quelques répliques, et chacune a sa traduction.</p>
<h3>« Votre première consultation vous est offerte »</h3>
<p>Par qui ? Regardez les premiers chiffres. Sur une ligne en 089, 082 ou 081, marquée de violet, le médium ne demande rien parce que l’opérateur demandera à sa place : le service s’ajoute au prix de l’appel et revient avec la facture. Un cartouche gris, de 0 806 à 0 809, annonce un appel ordinaire et un service sans supplément. Le vert, de 0 800 à 0 805, ne coûte pas un centime, tant que l’on ne fait qu’appeler.</p>
<h3>« Ce service vous sera facturé… »</h3>
<p>Voici la seule phrase vraiment honnête de la soirée. Ce petit préambule est imposé aux lignes surtaxées, et l’entendre ne coûte rien. Il dit un prix par minute, un forfait par appel, ou l’un puis l’autre. Prenez un crayon : à 0,60 € la minute, une demi-heure de chagrin revient à 18 €, sans la communication. Si le préambule n’est pas venu, partez.</p>
<h3>« Il me faudrait juste votre carte »</h3>
<p>Pour vérifier, pour réserver, pour l’âge. Une carte bancaire ne sert qu’à payer. L’appel vert qui aboutit à cette demande a été gratuit jusqu’à elle, pas une seconde de plus.</p>
<h3>« Je vous rajoute dix minutes »</h3>
<p>Demandez ce qu’il faut régler pour les obtenir. Un supplément consenti sur un achat s’appelle un rabais, et un rabais n’a d’intérêt que si l’on voulait acheter.</p>
<h3>« Surtout, ne raccrochez pas »</h3>
<p>Une ombre serait sur vous, un proche vous jalouserait, il faudrait agir avant l’aube. Nul n’a jamais prouvé qu’il voyait ces choses, et celui qui vous effraie a une raison de le faire. Coupez sans dire bonsoir. Allumez toutes les pièces, s’il le faut, et appelez une personne qui vous aime. Certains insisteront les jours suivants ; bloquez-les et ne discutez plus.</p>
<h3>« Rappelez-moi, j’ai un message pour vous »</h3>
<p>Celle-là arrive par SMS, ou par une sonnerie trop brève. L’inconnu ne vous connaît pas davantage. Faites suivre le texte au 33700, où les opérateurs recueillent ces pièges. Pour savoir à qui appartient une ligne spéciale et combien elle demande, interrogez l’annuaire d’infosva.org.</p>
<h2>Le lendemain, devant la facture</h2>
<p>La honte est mauvaise conseillère, laissez-la dormir. Si vos coordonnées bancaires ont été livrées, joignez la banque dans l’heure, avant tout le reste. Procédez ensuite dans cet ordre.</p>
<ol>
<li>Relevez la ligne contestée : jour, durée, montant, numéro. Ajoutez ce qui vous fut promis.</li>
<li>Envoyez le tout à la société qui exploite le service, en réclamant la somme par écrit, et une copie à votre opérateur.</li>
<li>Racontez l’affaire sur SignalConso, le site public où la répression des fraudes lit les mésaventures des clients.</li>
<li>Faute d’accord au bout de deux mois, ou devant un refus, saisissez un <a href="/voyance/lexique/mediateur">médiateur</a> : sa procédure est sans frais pour vous.</li>
<li>Si l’on vous a sciemment trompé, portez plainte : c’est peut-être une escroquerie, et vous n’êtes sûrement pas seul.</li>
</ol>
<p>Pour l’avenir, sachez que votre opérateur peut fermer sans frais l’accès à des numéros de cette sorte. C’est une serrure que l’on pose à midi, en pensant à minuit.</p>
<h2>Notre présent, écrit ou parlé</h2>
<p>Étoile du Soir offre six cents secondes à chaque adulte qui arrive, une seule fois. Il suffit d’un compte et d’un code recopié, qui établit que l’adresse électronique est la vôtre. Aucun moyen de paiement n’est réclamé. Le temps s’écoule dès que le <a href="/voyance/mediums">médium</a> a écrit, ou que vous vous parlez, seconde par seconde ; à la dernière, si vous n’avez rien acheté, la porte se referme et personne ne vous réclame rien. Un mobile confirmé, si vous y tenez, ajoute trois minutes ; le médium n’en saura pas le numéro. Nous avons interrogé ce cadeau <a href="/voyance-gratuite">sans douceur</a>.</p>
<h2>De vive voix, sans facture</h2>
<p>Vous aimez mieux dire que taper ? L’appel web se contente d’un navigateur et d’un micro ; le <a href="/voyance/telephone">téléphone</a> fait sonner votre mobile confirmé, ce qui, en France, ne coûte rien chez votre opérateur. Une fois franchie la frontière, consultez votre forfait. Le présent d’accueil s’y dépense d’abord, au rythme des secondes, et s’arrête avec elles. Qui préfère le silence lira à la page du <a href="/voyance/tchat">tchat</a> à quoi ressemble un échange vivant.</p>
<p>Peut-être n’avez-vous besoin que d’entendre respirer. Un ami fera cela mieux que nous. Si l’idée de mourir rôde, le 3114 décroche, la nuit aussi, et c’est gratuit pour de bon.</p>
<h2>Ce qui se paie, et se dit payant</h2>
<p>Deux chemins n’acceptent pas le présent d’accueil, et nous ne les appelons pas gratuits. L’audiotel, là où nos pages montrent un numéro violet, se paie à l’opérateur à partir de l’instant où le médium vous parle ; l’annonce, le code et l’attente ne comptent pas. La réponse par <a href="/voyance/sms">SMS</a> a son prix, lu d’avance, et ne se paie qu’écrite. Dans les deux cas, le tarif vient avant la première parole : c’est notre réponse aux six phrases. Les <a href="/page/modes-consultations">modes de consultation</a> tiennent la liste de ce qui est réellement allumé.</p>
`,
}
