/** RELAX NG grammars of the feeds: Atom by RFC 4287, Indeed by its reference. */

const GRAMMAR = `<grammar xmlns="http://relaxng.org/ns/structure/1.0"
  datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes"`;

const data = (type: string) => `<data type="${type}"/>`;
const matching = (pattern: string) =>
  `<data type="string"><param name="pattern">${pattern}</param></data>`;
const element = (name: string, content: string) => `<element name="${name}">${content}</element>`;
const maybe = (name: string, content: string) => `<optional>${element(name, content)}</optional>`;

const UTC = matching(String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`);
const SOME_TEXT = matching(String.raw`(.|\s)*\S(.|\s)*`);
const HTTP = matching('https?://[^/].*');

const PERSON = `${element('name', SOME_TEXT)}${maybe('uri', data('anyURI'))}${maybe('email', SOME_TEXT)}`;
const LINK = `<element name="link"><attribute name="rel"/><attribute name="type"/>
  <attribute name="href">${HTTP}</attribute></element>`;
const FOREIGN = `<zeroOrMore><element><anyName><except><nsName ns="http://www.w3.org/2005/Atom"/></except></anyName>
  <zeroOrMore><attribute><anyName/></attribute></zeroOrMore><text/></element></zeroOrMore>`;
const COMMON = `${element('title', '<text/>')}${element('updated', UTC)}<oneOrMore>${LINK}</oneOrMore>
  ${element('author', PERSON)}${FOREIGN}`;

export const ATOM = `${GRAMMAR} ns="http://www.w3.org/2005/Atom"><start>
  <element name="feed"><attribute name="xml:lang">${data('language')}</attribute><interleave>
    ${element('id', HTTP)}${COMMON}
    <zeroOrMore><element name="entry"><interleave>
      ${element('id', matching('urn:uuid:[0-9a-f-]{36}'))}${COMMON}
      ${element('published', UTC)}${element('summary', SOME_TEXT)}
      <optional><element name="category"><attribute name="term"/><attribute name="label"/></element></optional>
      <element name="content"><attribute name="type"><value>html</value></attribute><text/></element>
    </interleave></element></zeroOrMore>
  </interleave></element>
</start></grammar>`;

const RFC_1123 = matching(
  String.raw`(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT`,
);
const oneOf = (...values: string[]) =>
  `<choice>${values.map((value) => `<value>${value}</value>`).join('')}</choice>`;

export const INDEED = `${GRAMMAR}><start><element name="source">
  ${element('publisher', SOME_TEXT)}${element('publisherurl', HTTP)}${element('lastBuildDate', RFC_1123)}
  <zeroOrMore><element name="job"><interleave>
    ${['title', 'company', 'sourcename', 'description'].map((name) => element(name, SOME_TEXT)).join('')}
    ${['referencenumber', 'requisitionid'].map((name) => element(name, matching('[0-9a-f-]{36}'))).join('')}
    ${['date', 'lastactivitydate'].map((name) => element(name, UTC)).join('')}
    ${element('url', HTTP)}${element('country', oneOf('IN'))}
    ${element('jobtype', oneOf('fulltime', 'parttime', 'contract', 'internship', 'temporary'))}
    ${['city', 'state', 'salary', 'education', 'category', 'experience'].map((name) => maybe(name, SOME_TEXT)).join('')}
    ${maybe('expirationdate', UTC)}${maybe('remotetype', oneOf('Fully remote'))}
  </interleave></element></zeroOrMore>
</element></start></grammar>`;
