import type { Language } from './language.ts';

export const EN: Language = {
  fillers: `provide (me/us) (with) | furnish | prepare | extract | send/mail/email me | generate | what all | run a report on | sort | take | took | taking | doing | performing | still | actually | a | an | the | please | show (me/us) | give me/us | tell me/us | i want (to see/know) | i would like (to see) |
    i need | let me see | can/could you (please) | get me | find (me) | list | display | see | chart of | graph of | chart | graph | plot |
    how many | how much | number of | the number of | count of | counts of | total | total number of | what is | what are |
    what was | what were | is | are | was | were | be | been | do | does | did | have | has | had | we | our | us | all |
    there | that | who | whose | where | when | got | get | gets | getting | happened |
    on the site/platform/portal/website | on kaamyab | report on/of/for | a report on/of/for | (a) report | please/pls/kindly share | can you share | share the | share with me | need to know | want to know | wanted to know | interested in | look at | pull (up) | fetch | data on/for | distribution of | distributed | spread of | spread | their | figures for | numbers for | statistics for |
    breakdown of | list of | paying | with a pay of | based | located | does/do it take |
    having | hello | hi | kindly | pls | plz | also show | how is | how are | at least once | in minutes | volume of | the volume of | tally of | stats on/for/of | metrics on/for/of | how was | how were | saw | seen by us | everywhere | anywhere | existing | existed | whichever | breakup | breakup of | break up of | bifurcation | bifurcation of | split of | count | no of | nos of | number | numbers | details of | details | data | figures | thanks | thank you | status is | currently with | those | them | they | those that/which/who | those with | the ones | tell me | cohort | cohorts | at all | throw | throws | throwing | threw | cause | caused | causes | produce | produced | generate | generated | everyone | everybody | we have | kindly tell | i mean | on our side | out there | so | can/could you (please) tell me/us | can/could you (please) give me/us | can/could you (please) show me/us | can/could you (please) share | let me know | i would like to know | would like to know | i am looking for | looking for | help me with | hey | hi team | sir | madam | anything | whatever | whichever you have | of them | of those | quick | quickly check | check | kindly check | in question | do you have | we got | you have | out of (all/the/total) | should (be) (there) | should have | must be | must have | together | combined | coming | going | going on  | being received | kindly give | give | in all | altogether | on record | available with us | as of yet | both | both of`,
  acts: {
    'conversations questions offers interview_invitations job_reports saved_jobs messages notifications':
      'new',
    'jobs job_skills': 'posted | published | offered | marked',
    'applications offers interview_invitations messages questions notifications job_reports':
      'sent (out) | send (out) | went out | gone out | going out',
    'applications views offers questions notifications job_reports api_calls': 'received | receive',
    'applications jobs questions job_reports': 'submitted | filed',
    'jobs users companies alerts applications conversations notifications saved_jobs': 'created',
    'jobs users companies alerts saved_jobs': 'added',
    'users companies': 'signed up | registered | joined | chose | chosen | use | using',
    applications: 'applied',
    'applications jobs users companies visits views searches messages questions job_reports saved_jobs':
      'came (in) | come (in) | coming in | bring (in) | brought (in) | attract | attracted',
    'applications hires offers searches visits views events api_calls job_reports interview_invitations rejections shortlistings decisions actions questions saved_jobs alerts':
      'made | make',
    'applicant_months applicant_weeks': 'started | began | first applied | who started',
    'poster_months poster_weeks': 'started | began | first posted | who started',
    'sign_up_months sign_up_weeks': 'signed up | registered | joined | started | began',
  },
  prepositions: `due to | related to | relating to | pertaining to | with respect to | wrt | in respect of | belonging to | because of | owing to | on account of | about | regarding | asking for | requiring | require | need | needing | in | at | for/in/during (the) month of | the month of | for the period | for | of | on | to | with | during | within | over | among | as | than | inside | under | through | while`,
  marks: {
    by: `by | as per | in terms of | based on | on the basis of | per | by each/every | for each/every | each | every | across | split/broken/grouped/segmented (down/out) by |
      split/group/break (down) by | breakdown by | according to | in each/every | at each/every | at the end of each/every | on/at the last day of each/every | split per | by every | per each | for each of the | in every | by which | broken up by | cut by | (came/come) from each/every | for/at/in/on each/every | from each/every`,
    byAfter: 'wise | split | both wise',
    not: `excluding | exclude | except (for) | without | not | other than | but not | apart from | leaving out | leave out | no | non |
      outside (of) | not in/at/for/from | not including | excluding those in/at/for/from | ignoring | minus | not counting | barring | besides | leaving aside | not from | other than in/from | with the exception of | omitting | skipping | everyone/everybody/everything/all/anyone/anything except/but (for) | all but | all except | setting aside | other than those in/at/for/from | neither (from/in/at/for) | excl`,
    only: 'only | just | exclusively',
    and: 'and | but | as well as | plus | along with | together with | also | nor (from/in/at/for) | and also',
    or: 'or',
    vs: `vs | v s | compared to/with | compare to/with | against | in comparison to/with | relative to | comparison with/to | as compared to/with | as against`,
    from: 'from | coming from',
    which: 'which | what | name of | names of | give/show/list (the) name/names of',
    compare: 'compare | comparing | comparison of | compared',
    sortBy: 'sorted/ordered/ranked by | sort/order/rank by',
    notAfter:
      'left out | excluded | not included | not counted | aside | kept out | removed | ignored | kept aside | not considered | not required | not needed | not wanted | not to be included/counted',
    vsAfter: 'side by side | next to each other | against each other',
  },
  cohorts: {
    back: '(who/that) came/come/coming/come/were/are/stayed back | (who/that) return/returned (later) | retention | retention rate | retention of/for | stayed active | (who/that) were/are active again',
    again:
      '(who/that) posted/applied again | (who/that) post/apply again | posted another job | applied to another job',
  },
  statistics: {
    average:
      'average | avg | mean | on average | average of | mean of | average number of | avg number of | the average',
    median: 'median | median of | median value of | typical | typically | middle',
    p25: '25th percentile | p25 | 25 percentile | 25th percentile of/for | p25 of | lower/first/1st/bottom quartile | lower/first/1st/bottom quartile of/for',
    p75: '75th percentile | p75 | 75 percentile | 75th percentile of/for | p75 of | upper/third/3rd/top quartile | upper/third/3rd/top quartile of/for',
    p90: '90th percentile | p90 | 90 percentile | 90th percentile of | 90th percentile for | p90 of | 90th pctile | 90th percentile value of',
    share: `share | percentage | percent | proportion | % | share of | percentage of | percent of | proportion of | % of | % share | % share of | percentage share | percentage share of | percent share of | how much percent | how many percent | how much percentage | what percent | how much % | how much percent of | how many percent of`,
    rate: 'rate | rate of/for | the rate of',
    ratio: 'ratio | ratio of | the ratio of | ratio between',
    growth:
      'growth | growth of/in | growth rate | growth rate of | (%/percent/percentage) change in/of | increase in | net change in/of | net change | net growth in/of | by how much (did/have/has)',
    running:
      'running total | running total of | cumulative | cumulative number of | cumulative total | cumulative total of | running sum of',
    totalShare:
      '(as) (a) %/percent/percentage/share/proportion of (the) total | (as) (a) %/percent/percentage of all | (in) %/percentage terms | (as) (a) percentage share | percentage share of total | in percentage/percent/% | percentage wise | percent wise | in percentage form',
  },
  ranks: {
    top: 'top | limit | limit to | limited to | most popular | leading | top most | most active | most common | most frequent',
    bottom: 'bottom',
    most: 'most | highest | largest | greatest | maximum | the most number of | highest number of | busiest | peak | peak hour | busiest hour | peak time | busiest time',
    least:
      'least popular | fewest | least | lowest | smallest | minimum | fewest number of | lowest number of',
    slowest: 'slowest | longest | longest time | take/took/taking (the) longest (time)',
    fastest:
      'fastest | quickest | shortest | shortest time | take/took/taking (the) least/shortest time',
    best: 'best | best performing | best ranking',
    worst: 'worst | worst performing | poorest',
  },
  sorts: {
    descending: `sorted/sort/ordered/arranged (from) high to low | sorted/sort/ordered/arranged (from) highest to lowest | sorted/sort/ordered/arranged (in) descending (order) | sorted/sort/ordered/arranged highest/largest/most first | highest first | slowest first | longest first | descending | desc | in descending order | largest first | most first | high to low | from high to low |
      highest to lowest | from highest to lowest | biggest first | top first | most common first | most frequent first | largest to smallest`,
    ascending: `sorted/sort/ordered/arranged (from) low to high | sorted/sort/ordered/arranged (from) lowest to highest | sorted/sort/ordered/arranged (in) ascending (order) | sorted/sort/ordered/arranged lowest/smallest/fewest first | lowest first | fastest first | quickest first | shortest first | ascending | asc | in ascending order | smallest first | fewest first | low to high | from low to high |
      lowest to highest | from lowest to highest`,
    bestFirst:
      'best first | sorted/sort/ordered/ranked best first | best to worst | from best to worst | best ones first',
    worstFirst:
      'worst first | sorted/sort/ordered/ranked worst first | worst to best | from worst to best | worst ones first',
    byName:
      'alphabetically | in alphabetical order | alphabetical | a to z | by name | sorted/sort by name | ordered by name | in A to Z (order) | A-Z',
  },
  now: 'now | right now | as on date | as on today | as of date | as of today | till now | today as on date | currently | at present | at the moment | as of now | as of today',
  rest: 'vs/against (the) others/other/rest | vs/against (all/everyone/everybody) (the) others/other/rest/else | compared to/with (the/all) others/other/rest | compared to/with everyone/everybody else | and (the) others/rest | vs not | or not | and of (the) others/rest',
  totals:
    'with (a) total | with (a) grand total | including total | with total row | and total | plus total',
  charts: {
    line: 'line chart | line graph | as a line | as line | as lines | line chart of',
    bar: 'bar chart | bar graph | as bars | as bar | bars | bar chart of',
    stacked_bar: 'stacked bar chart | stacked bar | stacked | as stacked bars',
    table: 'table | as a table | in a table | in table form | tabular | as table | table of',
    pivot: 'pivot table | pivot | as a pivot (table) | pivot table of | pivot of',
    number: 'as a number | single number | as one number | just the number',
    funnel: 'funnel | as a funnel | funnel chart | funnel of',
    map: 'map | on a map | as a map | on the map | map of | on map',
  },
  compare: {
    previous_period: `last | the last | last one | the last one | previous | the previous | the previous one | the one before | previous period | preceding period | prior period | period before | previous period of the same length`,
    year_before: `year before | year earlier | year ago | same period/time last year | same period/time (a) year ago |
      same day/week/month/quarter last year | same day/week/month/quarter (a) year ago | same period/day/week/month/quarter of last year |
      same period/time in the previous year | same period (of) (the) previous year | one year ago | a year ago/before/earlier`,
  },
  compareAlone: {
    year_before: 'year on year | year over year | yoy',
    previous_period: 'period on period | period over period',
  },
  overTime:
    'over time | trending | trend of | trend in | trend for | trend | trends | by time | time series of | time series | timeline',
  allTime:
    'all time | of all time | ever | till date | to date | since inception | since launch | since the beginning | since the start | from the beginning | in total | overall | to date so far',
  grains: {
    hour: 'hourly | hour by hour',
    day: 'daily | day by day | datewise | by date | per date | day after day | per day basis',
    week: 'weekly | week by week | (at) every/each week end | week on/over week | wow | signup/joining/registration week | week after week',
    month:
      'monthly | month by month | (at) every/each month end | month end wise | month on/over/by month | mom | month of signup/joining/registration/signing | signup/joining/registration/application/posting/hire/sign month | sign up month | month after month',
    quarter:
      'quarterly | quarter by quarter | (at) every/each quarter end | quarter on/over quarter | qoq',
    year: 'yearly | annual | annually | year by year',
  },
  units: {
    hour: 'hr | hrs',
    day: 'day',
    week: 'wk',
    month: 'month',
    quarter: 'qtr',
    year: 'yrs | calendar year',
  },
  time: {
    last: 'last | trailing | past | previous | the last | the past | the previous | prior | recent | preceding | the preceding',
    this: 'this | current | the current',
    rolling: 'rolling | a rolling',
    lastButOne: 'last to last | last but one | previous to previous',
    lastButOneAfter: 'before last',
    whole: 'full | whole | complete | completed | entire | calendar',
    since:
      'since | since the start/beginning of | starting with | starting | starting from | starting on | beginning | from and including',
    until:
      'until | till | up to | up until | through to | ending | to the end of | upto | uptil | up till',
    before: 'before | prior to | earlier than',
    after: 'after | later than',
    between: 'between | from between',
    from: 'from',
    to: 'to | till | until | through | and up to | up to | thru | upto | uptil | up till',
    onwards: 'onwards | onward | on | and later | and after',
    of: 'of | in | the',
    today: 'today | today so far | so far today',
    tomorrow: 'tomorrow',
    next: 'next | the next | coming | the coming | upcoming',
    yesterday: 'yesterday | yday',
    dayBeforeYesterday: 'day before yesterday | the day before yesterday',
    now: 'today | now | date | the present | present',
    soFar:
      'so far | to date | until now | till now | up to now | till date | till today | until today',
    quarterBeforeNumber: 'quarter',
    quarterAfterNumber: 'quarter',
    half: 'half',
    ago: 'ago | back',
    financialYear: 'financial year | fiscal year | fy',
    toDate: 'to date | till date | until now | so far',
    yearToDate: 'ytd',
    quarterToDate: 'qtd',
    monthToDate: 'mtd',
    endOf: 'the end of | end of | close of | the close of | the last day of | last day of',
    samePeriod:
      'same period/time/days/duration/stretch (of/in/from) | the same period/time/days (of/in/from)',
    unitBefore: 'the previous | previous | the preceding | preceding | the prior | prior | the',
    unitBeforeAfter: 'before | earlier | prior | before that',
    endAfter: 'end',
  },
  bands: {
    atLeast:
      'at least | greater than or equal to | more than or equal to | minimum | min | from | not less than | no less than | not fewer than | >= | ≥ | atleast | minimum of | a minimum of',
    atLeastAfter: 'or more | and above | or above | and more | plus | +',
    moreThan:
      'more than | over | above | greater than | exceeding | higher than | > | upwards of | in excess of | exceed | crossing | beyond',
    lessThan: 'less than | below | under | fewer than | lower than | < | lesser than',
    atMost:
      'at most | less than or equal to | no more than | not more than | maximum | max | up to | upto | <= | ≤ | maximum of | a maximum of | not above/over/exceeding',
    atMostAfter: 'or less | or fewer | or below | and below | or lower | and under | or under',
    crore: 'crore | cr',
    rupees: 'rupee | rs | inr',
    percent: '% | percent | per cent | pct',
    minutes: 'minute | min | mins',
    lakh: 'lakh | lac | lpa | lakh per annum | lakh rupee | lakh a year | lakh per year',
    months: 'month',
    years: 'year | yr | yrs',
    experience: 'experience | of experience | work experience | of work experience',
    employees: 'employee',
    movingAverage: 'moving/rolling average/mean (of/in/for)',
    target: '(how far) (are) (we) (from/off) (a/the/our) target/goal (of)',
    targetAfter: 'target/goal',
  },
  months: [
    'january | jan',
    'february | feb',
    'march | mar',
    'april | apr',
    'may',
    'june | jun',
    'july | jul',
    'august | aug',
    'september | sep | sept',
    'october | oct',
    'november | nov',
    'december | dec',
  ],
  weekdays: [
    'monday | mon',
    'tuesday | tue',
    'wednesday | wed',
    'thursday | thu',
    'friday | fri',
    'saturday | sat',
    'sunday | sun',
  ],
  numbers: [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
    'twenty',
  ],
  measures: {
    jobs: `job posted | posted job | posting | job post | job created | listing | jobs that were posted | job added | new job posting | opening | job advert | new opening | job posts made | job published | published job | job put up`,
    live_jobs:
      'active job | job open | job (that) are active | job active | currently active job | job that are live | job are live | job live | live vacancy | live listing | live posting | job are open | live opening | open opening | open position | current opening | open vacancy | job currently open/live/active | job that are currently live/active/open | job running | job open now | job that are open now',
    featured_jobs: 'featured job | job that are featured | job are featured',
    pending_jobs:
      'pending job | job pending | job pending for approval/moderation/review | job pending approval/moderation/review | job waiting for moderation | job awaiting moderation/approval/review | job waiting for approval/review | job (that) are/were/is waiting for approval/review/moderation | job (that) are/were/is awaiting approval/review/moderation | job are/were/was/is pending | job that are pending | unmoderated job | job in moderation | job in review | job under review/moderation | job (still) to be approved/reviewed/moderated | job not yet approved | job yet to be approved | job in the moderation/approval/review queue | job awaiting our approval | job stuck in moderation/review | job (that) need/needing approval/review | job (still) pending approval/moderation/review/verification | job (that) are/were (still) pending (approval/moderation/review/verification) | job whose approval (is/was) pending',
    approved_jobs: 'approved job | job (that) are approved',
    jobs_approved:
      '(new) job (that) (were/got) approved | job approval | job we approved | number of job approval',
    jobs_closed:
      'job closed | job (that) were/got closed | job closure | job closed by (their/the) employer | job (that) were closed by (their/the) employer',
    rejected_jobs:
      'rejected job | job (that) are rejected | job (that) did not pass moderation | declined job',
    jobs_rejected:
      '(new) job (that) (were/got) rejected | job rejection | job we rejected | rejection of job | number of job rejection | job declined | job turned down',
    remote_jobs:
      'work from home job | wfh job | job that are remote | job are remote | remote vacancy',
    remote_share:
      'share of remote job | percentage/percent/proportion/% of remote job | share/percentage/percent/proportion/% of job (that) are remote | remote share | remote job share | remote job percentage',
    approval_rate: 'approval rate | job approval rate',
    hiring_companies:
      'hiring company | company hiring | company (that/who) posted (a/any/new) job | employer (that/who) posted (a/any/new) job | employer posting job | company (that/who) posted at least one/1 job | company posting job | company that are hiring | company are hiring | company that are recruiting | recruiting company | company recruiting',
    jobs_per_company: 'job per hiring company',
    filled_jobs:
      'filled job | job with at least one/1 hire | job (that) get/got/have/had at least one/1 hire',
    fill_rate:
      'fill rate | filling rate | job fill rate | share/percentage/percent/proportion/% of job filled | share/percentage/% of filled job | share/percentage/percent/proportion/% of job (that) with/get/got/have/had at least one/1 hire',
    jobs_filled:
      'job filled | job (that) were/got filled | job filled by day of hire | job filled by the day of their first hire',
    time_to_approval:
      'time to approval | approval turnaround (time) | turnaround (time) of/for (job) approval | time from posting to approval | time between posting and approval | time to approve (a) (job) | approval time | time taken to approve (a) (job) | job approval time',
    time_to_fill:
      'time to fill (a) (job) | time taken to fill (a) (job/position/vacancy) | time to fill (a) position/vacancy | time it takes to fill a job | job filling time | days to fill (a) (job) | job (are/were) (getting) filled in how many day | filled in how many day',
    jobs_without_applications:
      'job without (any) application | job that/which got/received/have/had zero/0 application | job with zero application | job with 0 application | job that/which got/received/have/had no application | job receiving/getting no application | job having no/zero application | job without a single application | job have no application | job got no application | job with no applicant | job without (any) applicant | job with zero/0 applicant | job that/which got/received/have/had no applicant | job having/getting no applicant | job (that/which) have received/got no application | job got no applicant | job (that/which) attracted no application/applicant | job w/o (any) application | unapplied job | job with no application (so far/yet) | job still without (any) application | zero/no application job',
    jobs_with_pay:
      'job with pay | job with salary | job that state pay/salary | job stating pay/salary | job with a salary | job showing pay/salary | job with pay given | job that mention/show/disclose (the) pay/salary | job with salary/pay mentioned/disclosed/shown | job mentioning/disclosing (the) pay/salary',
    pay: 'earn | pay | salary | package | ctc | salary offered | pay offered | offered salary/pay | job pay | job salary | wage | pay of job | salary of job',
    jobs_growth: 'job growth | job grow/grew/grown/increase | growth of/in job posting',
    applications:
      'app | job application | application sent | application received | application submitted | new application | apply | submission | job application received | application made | application that came in',
    stock_open_applications: 'open application | application in progress | application open',
    pending_applications:
      'pending application | application pending | undecided application | application without (a) decision | application waiting for a decision | application are pending | application (that) are/were waiting for a decision | application (that) are/were awaiting (a) decision | application awaiting (a) decision/review | application not (yet) decided | application still pending | application pending review | application (that) (are/were/is/was) still pending | application (that) are/were pending | application (that) have/had not been decided | application (that) are/were (still) undecided',
    reviewed_applications:
      'reviewed application | application (that) were/are/got reviewed | application reviewed',
    shortlisted_applications:
      'shortlisted application | application (that) are shortlisted | shortlisted candidate/applicant',
    shortlistings:
      'application shortlisted | application (that) were/got shortlisted | candidate/applicant shortlisted | candidate/applicant (that) were/got shortlisted | shortlisting',
    approved_applications:
      'approved application | application (that) were/are/got approved | application approved',
    rejected_applications: 'rejected application | application (that) are rejected',
    rejections_made:
      'application rejected | application (that) were/got rejected | candidate/applicant rejected | candidate/applicant (that) were/got rejected | rejection | rejection made | application rejection',
    hires:
      'hire | hired application | hired candidate | hiring | application that led to a hire | new hire | hired applicant | placement | application that ended in (a) hire',
    hires_made:
      'hire made | were hired | was hired | got hired | hire happened | hire by (the) day/date of (the) hire | hire by (the) hire date | people hired | people (that) were/got hired | hired people | application hired | application (that) were/got hired | candidate/applicant hired | candidate/applicant (that) were/got hired | people placed',
    seen_applications:
      'application seen | seen application | application (that) are seen/opened/viewed | opened application | viewed application',
    first_views:
      'application seen/opened/viewed | application (that) were/got seen/opened/viewed | application seen/opened/viewed by (the) employer | application (that) (were) looked at | first view of application',
    decided_applications:
      'application decided | decided application | application with a decision | application (that) were/got decided',
    applicants:
      'applicant | people who applied | people applied | person who applied | unique applicant | people applying | number of people who applied | distinct applicant | job applicant | user who applied | candidate who applied | candidate applied | candidate applying | job seeker who applied for a job | different people who applied | who applied | (job) seeker (who/that) applied (to/for) (at least one/1) (job)',
    jobs_applied_for:
      'job applied for/to | job with application | job with at least one application | job people applied for/to | job that got application | job that received application',
    applications_per_applicant:
      'application per/for each applicant | application by each applicant',
    applications_per_job:
      'application received per job | application for each job | application per posting/vacancy/opening/position',
    seen_rate:
      'seen rate | application seen rate | share/percentage/percent/proportion/% of application (that) (were/are/get/got) seen/opened/viewed (by employer) | share/percentage/percent/proportion/% of application (that) (were/are/get/got) seen/opened/viewed by the employer/company | share/percentage/percent/% of seen/opened/viewed application',
    decision_rate:
      'decision rate | share/percentage/percent/proportion/% of application (that) (were/are/get/got) decided | share/percentage/% of decided application',
    shortlist_rate:
      'shortlist rate | shortlisting rate | shortlist percentage | share/percentage/percent/proportion/% of application (that) (were/are/get/got) shortlisted',
    rejection_rate:
      'rejection rate | reject rate | share/percentage/percent/proportion/% of application (that) (were/are/get/got) rejected | share/percentage/percent/% of rejected application | rejection percentage | percentage rejected',
    hire_rate:
      'conversion rate | conversion (rate) from application to hire | application to hire | hire rate | hire conversion rate | application to hire ratio | hiring rate | application to hire rate | application to hire conversion | share/percentage/percent/% of application (that) (were/are/get/got) hired | share/percentage/% of application that led to a hire | hiring conversion | hired percentage',
    view_conversion:
      'conversion of view | conversion of/from view to/into application | view conversion | view conversion rate | view to application conversion/rate | view to apply rate | application per view | conversion rate of view | conversion from view to application | conversion (rate) from (job) view to application/apply | (job) view to application/apply conversion (rate)',
    time_to_view:
      'time to (the) (first) view | how long until (the) first view | how long (does/did) it take until (the) first view | time until (the) (first) view | time till (the) (first) view | time to first opening | time to open | time until the employer opens an application | time taken to (first) view/open | hours to (first) view | time before first view | time to first look | time to (first) see (an) application | time taken to see (an) application | time to view (an) application | time to open (an) application',
    time_to_decision:
      'time to (a) (the) decision | time to (the) first decision | time until (a) (the) decision | time till decision | decision time | hours to decision | time to decide | time taken to decide | time taken for (a) decision | time from application to decision | time between application and decision | days from application to decision',
    time_to_hire:
      'time to hire | time taken to hire | hire time | time until (a) hire | hiring time | days to hire | time from application to hire | time till hire | time from applying to (a/the/being) hire/hired | time between applying and hire | days from application to hire | time between application and hire | hired in how many day',
    time_in_stage:
      'time in (a/each) stage | time spent in (a/each) stage | stage time | days in (a) stage | day/time/hour (an/the) application sit/sits/stay/stays/spend/spends in (a/each/one) stage | time (an/the) application spend in stage | how long (do/does) (an/the) application sit/stay/spend in (a/each/one) stage',
    interviews_held:
      'interview held | candidate/applicant/people (that) (were/got) interviewed | interview | interview (that) took place | interview done | interview conducted | held interview | completed interview | interview completed | interview that happened | interview (that) were/was held/conducted/done | interview happened',
    offers_sent:
      'offer sent | offer | offer made | job offer | offer extended | sent offer | offer letter | offer letter sent | offer issued | offer given | offer rolled out',
    offers_accepted:
      'offer accepted | accepted offer | offer (that) were/got accepted | job offer accepted',
    offer_acceptance_rate:
      'offer accepted as (a) percentage/percent/share/% of offer made/sent | offer acceptance rate | acceptance rate | acceptance rate of offer | share/percentage/percent/proportion/% of offer (that) (were/are/get/got) accepted | share/percentage/% of accepted offer | offer accept rate | rate of offer acceptance | offer acceptance percentage | offer acceptance',
    interview_to_offer:
      'interview to offer | time from interview to offer | interview to offer time | days from interview to offer | time between interview and offer | time from (the/an) interview to (the/an) offer | time between (the/an) interview and (the/an) offer | days from/between (the/an) interview to/and (the/an) offer | day pass between (the/an) interview and (the/an) offer',
    expected_pay:
      'expected pay | expected salary | expected ctc | salary expected | pay expected by applicant | applicant expected pay/salary | salary expectation | pay expectation | salary expectation of applicant | pay/salary (that) applicant/candidate expect/want/ask (for) | what (do/does) applicant/candidate expect/want (to) (be) (paid/earn) | how much (do/does) applicant/candidate expect/want (to) (be) (paid/earn) | pay/salary (that) applicant/candidate (are) expecting',
    application_events: 'application event | event of application | event in application',
    resume_downloads:
      'resume download | cv download | number of resume downloaded | resume downloaded | downloaded resume | download of resume | cv downloaded | cv/cvs/resume (that) were/got downloaded',
    withdrawals:
      'withdrawal | withdrawn application | application withdrawn | application (that) were/got withdrawn | application withdrawal | application (that) applicant/candidate withdrew | withdrawn by applicant | applicant/candidate (who/that) withdrew (their/the/an) (application) | applicant/candidate withdraw',
    withdrawal_rate:
      'withdrawal rate | share/percentage/percent/proportion/% of application (that) (were/are/get/got) withdrawn',
    applications_growth:
      'application growth | application grow/grew/grown/increase | growth of/in application',
    hires_growth:
      'hire growth | hire grow/grew/grown/increase | growth of/in hire | growth in hiring | hiring growth',
    users:
      'account | user account | user | new user | signup | sign ups | new sign ups | registration | user registration | user who signed up | people who signed up | people signed up | user signed up | new signup | new registration | user registered | new account | account created | registered user | new member | people joining | people who joined | people joined | user who joined | user joined | people who registered | people registered | user who registered | account opened | those who signed up | those who joined | people who have signed up',
    job_seekers:
      'candidate (who/that) signed up | candidate (who/that) registered/joined | candidate registration/signup | job seeker | seeker | new job seeker | job seeker who signed up | jobseeker | new jobseeker | new seeker | job seeker signup/registration | seeker who joined | seeker who signed up | seeker who registered | new jobseeker registration | seeker registration | seeker signup | seeker sign up | seeker joined | seeker registered',
    employers:
      'employer | recruiter | new employer | employer who signed up | employer signup/registration | employer registered | employer who joined | employer joined | employer sign up | employer account | new recruiter | recruiter (who) registered/joined | recruiter (who) signed up | recruiter signup/registration',
    suspended_users:
      'suspended user | user (that) are suspended | suspended account | blocked user',
    confirmed_users:
      'confirmed user | user with confirmed email | user with a confirmed email (address) | verified user',
    confirmation_rate:
      'confirmation rate | email confirmation rate | share/percentage/percent/proportion/% of confirmed user | share/percentage/% of user with (a) confirmed email | share/percentage/percent/proportion/% of user (that/who) (have) confirmed (their/the) email (address)',
    onboarding_rate:
      'onboarding rate | onboarding completion rate | share/percentage/percent/% of user who completed onboarding | onboarding completion',
    seekers_per_job: 'new job seeker per job | job seeker per job | seeker per job',
    users_growth:
      'user growth | user/signup grow/grew/grown/increase | growth of/in user | signup growth | growth of/in signup | growth in registration',
    seeker_expected_pay:
      'seeker expected pay | job seeker expected pay/salary | seeker expected salary | pay expected by (job) seeker | expected pay/salary of (job) seeker | expected pay/salary in profile | pay/salary (that) (job) seeker expect/want/ask (for) | what (do/does) (job) seeker expect/want (to) (be) (paid/earn) | how much (do/does) (job) seeker expect/want (to) (be) (paid/earn) | pay/salary (that) (job) seeker (are) expecting | pay/salary (job) seeker are asking for',
    companies:
      'company | new company | company added | company registered | company registration | company signup | company that joined | company joined | registered company | firm | company onboarded | onboarded company | company that registered/signed up | new employer company | company profile created',
    pending_companies:
      'pending company | company pending | company waiting for moderation/approval/review | company awaiting moderation/approval/review | company (that) are/were waiting for moderation/approval/review | company (that) are/were awaiting moderation/approval/review | company are pending | company under review/moderation | company in moderation/review | company (still) to be approved/reviewed | company not yet approved | company yet to be approved | company (that) need/needing approval | unapproved company | company (still) pending approval/moderation/review | company (that) are/were (still) pending (approval/moderation/review) | company whose approval (is/was) pending',
    approved_companies: 'approved company | company (that) are approved',
    verified_companies:
      'verified company/employer/firm/recruiter | company/employer (that/who) are verified | company/employer with (a/the) (verified) badge',
    companies_approved:
      '(new) company (that) (were/got) approved | company approval | company we approved',
    companies_that_posted:
      'company with (a) job | company with at least one job | company (that/who) (joined/registered) have/has (ever) posted (a/any) (job) | company (that/who) (joined/registered) have/has posted at least one job',
    companies_growth: 'company growth | growth of/in company',
    visits: 'visit | site visit | session | website visit',
    active_users:
      'people/user (that/who) (have) visited (the/our) (site/website/portal/platform) | active user | unique visitor | user who visited | unique user | user active | people who visited | unique users active | people active | people using the site | people on the site | user on the site | people/user (that/who) logged in',
    visit_length:
      'length of (a) visit | visit length | visit duration | session length | session duration | duration of (a) visit | time per visit | time on site | how long (is/are/was/were/do/does/did) (a/the/our/their) visit (last/lasted/take) | how long (do) people/user stay (on the site) | time spent per visit | time spent on (the) site',
    visits_per_user: 'visit per (active) user | visit per person | session per user',
    active_users_growth: 'active user growth | growth of/in active user',
    views:
      'view | job view | views on job | job viewings | view of job | times job were viewed | times jobs are viewed | job page view | job impression | job page opened | times people viewed job | job detail view | view on job page | how many times (were/are/was) (a) job (are/were/is) viewed/seen/opened | number of times (a) job (were/are/was) viewed/seen/opened | how many times (did/do/have) people view/viewed/open/opened/see job',
    jobs_viewed:
      'job viewed | viewed job | job (that) were viewed | distinct job viewed | jobs that got views | job seen',
    views_per_job: 'view per job | view per job viewed | view per viewed job',
    views_growth:
      'view growth | (job) view grow/grew/grown/increase | growth of/in view | growth of/in job view',
    searches: 'search | job search | searches made | search done | query | searches done/run',
    searchers:
      'searcher | people who searched | people searched | people searched for job | user searched | user searched for job | people who searched for job | people searching for job | user who searched | people searching | unique searcher | people who search | people who used search',
    searches_without_result:
      'search without (a) (any) result | search with no result | search with zero/0 result | search that found nothing | zero result search | no result search | empty search | search returning nothing | failed search | with no/zero/0 result | without (a/any) result | that found/returned nothing | that gave/returned/had/got no result | with no/zero hits | search that came up empty | search with nothing found | search where nothing was found | search returning no/zero result | search that return/returned no/zero/0 result | unsuccessful search',
    abandoned_searches: 'abandoned search | search abandoned | search that were abandoned',
    no_result_rate:
      'share without (a) result | no result rate | zero result rate | share/percentage/percent/proportion/% of search (that) without (a) result | share/percentage/percent/proportion/% of search with no/zero result | share/percentage/% of search (that) found nothing | rate of search without result',
    results_per_search:
      'search result (do) people/user/candidate/seeker get | result per search | job found per search',
    searches_growth: 'search growth | growth of/in search',
    alerts:
      'job alert | alert | alert created | new alert | new job alert | alert set up | job alert created | job alert set up | alert subscription | new alert subscription',
    active_alerts:
      'active (job) alert | job alert turned on | alert turned on | alert that are on | job alert that are turned on | alert switched on | (job) alert (that) (are/were) turned/switched on | (job) alert (that) (are/were) (currently) on',
    alert_owners:
      'people with (job) alert | user with (job) alert | people with an alert | people who created (an) alert | alert owner | people who have alert',
    actions: 'recorded action | action | log entry | activity log entry | activity',
    administrator_actions:
      'administrator action | admin action | action by administrator/admin | action of administrator/admin | what (did/do/have) administrator/admin do/done | what (was/were) done by administrator/admin | action (were/was) (done/taken/performed/made) by (the/our) administrator/admin',
    suspensions:
      'suspension | user suspension | suspension of user | user (that/who) were/got suspended | user suspended | account suspended | people suspended | account/user/people (that/who) were/was/got/have/been suspended (been)',
    sign_ups_back_monthly:
      'sign/signed up/ups who came back monthly | signup who came back monthly | new user who came back monthly',
    sign_ups_back_weekly:
      'sign/signed up/ups who came back weekly | signup who came back weekly | new user who came back weekly',
    sign_ups_applied_monthly: 'sign up/ups who applied monthly | signup who applied monthly',
    sign_ups_applied_weekly: 'sign up/ups who applied weekly | signup who applied weekly',
    applicants_back_monthly: 'applicant who came back monthly',
    applicants_back_weekly: 'applicant who came back weekly',
    applicants_again_monthly: 'applicant who applied again monthly | repeat applicant monthly',
    applicants_again_weekly: 'applicant who applied again weekly | repeat applicant weekly',
    companies_again_monthly: 'company that/who posted again monthly',
    companies_again_weekly: 'company that/who posted again weekly',
    interviews_booked:
      'booked interview | interview booked | interview scheduled | scheduled interview | interview (that) were/are booked/scheduled',
    interviews_missed:
      'missed interview | interview missed | no show | interview (that) (the) applicant missed | interview (that) were/got missed | interview not attended | unattended interview | interview (that) (the) applicant/candidate did not attend/come to | interview no shows | applicant/candidate no show | interview with a no show | applicant/candidate who did not show up | interview (that) nobody turned/showed up (for/to) | interview (that) no one turned/showed up (for/to) | interview (that/where) (the) applicant/candidate did not turn/show up (for/to) | interview (that) nobody attended/came to | interview (that) no one attended/came to',
    no_show_rate:
      'no show rate | interview no show rate | rate of no show | share/percentage/percent/proportion/% of missed interview | share/percentage/percent/proportion/% of interview (that) (were/are/get/got) missed',
    interviews_cancelled:
      'cancelled/canceled interview | interview cancelled/canceled | interview (that) were/got/are cancelled/canceled',
    interview_cancellation_rate:
      'interview cancellation rate | interview cancel rate | cancel rate | cancellation rate | cancellation rate of interview | share/percentage/percent/% of cancelled/canceled interview | share/percentage/percent/% of interview (that) (were/are/get/got) cancelled/canceled',
    interview_invitations:
      'interview invitation | interview invite | invitation | invite | invitation to (an) interview | interview invitation made | interview offered | interview proposed',
    invitations_booked:
      'interview invitation booked | invitation booked | booked invitation | interview invite booked',
    interview_booking_rate:
      'interview booking rate | booking rate | share/percentage/percent/% of interview invitation/invite booked | share/percentage/percent/% of invitation booked',
    time_to_booking:
      'time to booking | booking time | time to book (an) (interview) | time until (a) booking | time from (an) invite/invitation (to) (a) booking | time between (an) invite/invitation and (a) booking | days/hours from invite/invitation to booking',
    offers_declined:
      'declined/refused/rejected offer | offer declined/refused/rejected | offer (that) were/got declined/refused/rejected',
    offers_expired:
      'expired offer | offer expired (without an answer) | offer (that) have/were/got expired | offer that expired | lapsed offer',
    offer_acceptance_of_answered: 'acceptance rate of answered offer',
    time_to_offer:
      'time to (an) offer | time until (an) offer | time from application to offer | application to offer time | how long (does/do/did) it take to make/send (an) offer | time between application and offer | days from application to offer',
    time_to_offer_answer:
      'time to answer/accept (an) offer | offer answer time | how long (does/do/did) it take to answer/accept (an) offer',
    messages: 'message | message exchanged | message written | chat message',
    company_messages:
      'message from company/employer | message (were) (sent/written) by (the) company/employer | company/employer message | message (sent) to applicant/candidate | message received by applicant/candidate | message (did) company/employer send/sent (to applicant/candidate)',
    applicant_messages:
      'message from applicant/candidate/seeker | message (were) (sent/written) by applicant/candidate | applicant message | message (sent) to company/employer | message received by company/employer',
    conversations: 'conversation | conversation started | chat | chat started',
    questions:
      'question | applicant question | question of/from/by applicant | question asked | question asked by applicant | question that applicant asked',
    questions_answered: 'applicant question answered | question answered | answered question',
    answer_rate:
      'answer rate | reply rate | response rate | company reply/response rate | share/percentage/percent/proportion/% of (applicant) question answered | share/percentage/percent/proportion/% of answered question | (at) answering (applicant/candidate) question/message',
    time_to_answer:
      'time to answer | time to reply | reply time | response/reply time to/for/on (applicant) message/question | response/reply time to applicant | message response/reply time | time to answer (a) (applicant) question/message | time to reply to (an) applicant/question/message',
    time_to_read_median: 'median time to read (a/the) notification',
    time_to_send_median: 'median time to send (an/the) email',
    notifications: 'notification | bell notification | notification created',
    notifications_read:
      'read notification | notification (that) were read/opened | notification opened | opened notification',
    notification_read_rate:
      'notification open rate | open rate of notification | read rate | read rate of notification | notification read rate | share/percentage/percent/% of notification (that) (were/are) read/opened | share/percentage/percent/% of read notification',
    emails: 'email | mail | e mail | email queued',
    emails_sent:
      'email sent | sent email | email (that) were sent | email (that) went out | email delivered | delivered email | mail sent',
    emails_failed:
      'email failed | email failure | email (that) failed to send/deliver/arrive | email (that) failed to go out | email (that) were not delivered | failed email | email (that) have failed | email that failed | email (that) could not be sent/delivered | undelivered email | email not delivered | bounced email | email bounced | mail failed | failed mail | email delivery failure | mail delivery failure | delivery failure of email | email that bounced | email that did not go out/through | mail bounced | bounced mail | email fail | email failing | failing email',
    email_failure_rate:
      'failure rate of email | email failure rate | failure rate | share/percentage/percent/% of failed email | share/percentage/percent/% of email (that) failed | email bounce rate | email bounce percentage | bounce rate of email',
    saved_jobs:
      'saved job | job saved | job (that) were/are saved | bookmarked job | job bookmarked | job save | save of job',
    job_savers:
      'people/user who saved job | people who saved a job | people saving job | people saved (a) job',
    save_conversion:
      'conversion of saved job | saved job conversion | saved job conversion rate | conversion rate of saved job | share/percentage/percent/% of saved job applied for/to',
    alert_emails:
      'alert sent | job alert sent | email (did/do) (job) alert send/sent | (job) alert email sent | (job) alert email (that) went out | email of job alert | alert email | job alert email | email sent by (job) alert',
    alert_jobs:
      'job sent by (job) alert | job (did) (job) alert send/sent | job in (job) alert email',
    jobs_per_alert_email: 'job per alert email | job per job alert email',
    job_reports:
      'report about (a) job | job report | job complaint | complaint about (a) job | report of job by user | report on (a) job | complaint | complaint against job | report against job | job complaint received | user complaint | complaint received | people (are) report/reporting job | job people report/reported | report of/for job | report',
    open_job_reports:
      'open report about job | pending report | open (job) report | (job) report (that) (are) (still) open | report of/about job (that) (are) (still) open | unresolved (job) report | report about job not resolved | pending job report | report (that) are (still) open | open/unresolved/pending complaint | complaint (that) (are) (still) open/pending/unresolved | complaint not (yet) resolved | report not (yet) resolved | unresolved report about job',
    reported_jobs:
      'reported job | job reported | job (that) were/got/are reported | flagged job | job flagged | job with complaint | job (that) people complained about',
    time_to_resolve:
      'time to resolve | time to resolve (a) (job) report | resolution time | time taken to resolve (a) report | time to resolve (a) complaint | time taken to resolve (a) complaint | complaint resolution time | resolution time of/for (job) report/complaint',
    skill_demand:
      'job asking for skill | skill demand | demand for skill | demand of skill | job that ask for skill',
    live_skill_demand: 'live job asking for skill | live skill demand | live demand for skill',
    skill_supply: 'job seeker with skill | seeker with skill | skill supply | supply of skill',
    jobs_per_skilled_seeker: 'live job per skilled job seeker | live job per skilled seeker',
    search_clicks:
      'job opened from (a) search | click | search click | search result click | click from/on (the) search | click on (the) search result | result clicked | job clicked in (the) search',
    search_click_rate:
      'job opened per search | click per search | search click rate | click rate of search',
    click_position:
      'place of (the) opened job | position of (the) opened job | place of (the) clicked job | position of (the) clicked job | click position | position of (the) clicked (search) result/job | click position in search | place of (the) job opened from/in/after (a/the) search | position of (the) job opened from/in/after (a/the) search',
    top_three_share:
      'opened from the first three place | share of click on the top three result | share/percentage/percent/% of click on/in/within/for (the) first/top three/3 place/position/result',
    abandonment_rate:
      'share of abandoned search | abandonment rate | search abandonment rate | percentage/percent/proportion/% of abandoned search | share/percentage/percent/% of search (that) (were/are) abandoned',
    api_calls:
      'api call | api request | api usage | api traffic | api hit | call/request/hit to/on our/the api | call/request to api',
    api_errors: 'api error | failed api call/request | api call/request (that) failed | error',
    api_error_rate:
      'api error rate | error rate of (the) api | api failure rate | share/percentage/percent/% of failed api call/request | error rate',
    api_calls_limited:
      'api call refused by (the) (rate) limit | rate limited api call/request | throttled api call/request | api call/request (that) were throttled',
    api_limited_rate:
      'share of api call refused by limit | share/percentage/percent/% of throttled api call/request',
    api_partners:
      'company (that/who) (are/were) using/calling/use/call/used/called the/our api | api partner',
  },
  dimensions: {
    weekday: 'weekday | day of (the) week | week day',
    hour_of_day:
      'hour of (the) day | time of (the) day | what/which time/hour | peak hour | busiest hour | clock hour | peak time | busiest time',
    month_of_year: 'month of (the) year | calendar month | season of the year',
    category: 'category | job category | field of work',
    'state! company_state seeker_state': 'state | indian state | state and union territory',
    state: 'job state | state of (the) job',
    district: 'district | city | town | job district | job city',
    'state district': 'place | location | region | area | job location',
    'industry! company_industry': 'industry | sector',
    company_industry:
      'company industry | industry of (the) company | company sector | employer industry',
    'job_type! alert_job_type': 'job type | type of job | employment type | type of employment',
    'job_type! alert_job_type interview_kind notification_kind email_kind action event': 'type',
    experience_level:
      'experience level | level of experience | seniority | seniority level | level',
    'experience_level! experience_band seeker_experience seeker_experience_type': 'experience',
    'experience_band! seeker_experience': 'experience band | experience range | year of experience',
    experience_band: 'job experience band',
    'pay_band! expected_pay_band':
      'pay band | salary band | pay range | salary range | pay bracket | salary bracket | salary slab',
    remote:
      'remote (job) vs (the/all) other/others/rest/office (job) | remote (job) vs non remote (job) | remote (job) vs on site (job) | remote (job) vs onsite (job) | remote | remote or not | remote or on site | remote status | work mode | whether remote',
    featured:
      'featured | featured or not | featured (job) vs (the/all) other/others/rest/normal/regular (job) | featured (job) vs non/not featured (job)',
    hot: 'hot | hot or not | hot/urgent (job) vs (the/all) other/others/rest/normal/regular (job) | urgent | urgency',
    'application_status job_status job_standing user_status job_approval company_approval offer_status interview_status':
      'status | current status | what happened to/with | what became of',
    'job_approval! company_approval': 'approval | approval status | moderation status | moderation',
    job_status: 'job status | status set by the employer | status of (the) job',
    job_approval: 'job approval | job approval status | job moderation status',
    job_standing:
      'job standing | standing | standing of (the) job | effective job status | effective status',
    'education_level seeker_education':
      'education | qualification | degree | education level | highest qualification/education/degree',
    education_level:
      'education asked for | required education | education required | qualification asked for | required qualification | qualification required | job education',
    job_title: 'job title | title | designation | job name | position | job role',
    job: 'single job | individual job | job posting | posting | listing',
    company:
      'company | recruiter | partner | api partner | employer | single company | company name | firm | hiring company | recruiter company | who hired (the) most | who hires (the) most | who posted (the) most (job) | who posts (the) most (job) | organisation | organization | who hiring (the) most | who is hiring (the) most | who recruited/recruits/recruiting (the) most',
    company_size:
      'company size | size of (the) company | size | number of employee | employer size',
    company_state:
      'company state | state of (the) company | company location | (company/employer/their) head office (state) | (company/employer/their) headquarter/hq (state) | state of (the/their) (company/employer) head office | state of (the/their) (company/employer) headquarter/hq',
    company_approval: 'company approval | company approval status | company moderation status',
    application_status: 'application status | status of (the) application | outcome',
    seen_by_employer:
      'seen by (the) employer | whether (the) employer saw it | seen or not | opened or not',
    rejection_reason:
      'why (are/were/do/did) (application/candidate/applicant) (get/being) rejected | rejection reason (given) | reason (given) | reason for/of (the) rejection | reason of rejecting | why rejected | reject reason',
    event: 'event | event kind | kind of event | event type | type of event',
    'role job_title visitor_role': 'role',
    role: 'user role | role of (the) user | user type | type of user | kind of user',
    user_status: 'user status | account status | status of (the) user',
    language:
      'language | user language | preferred language | interface language | language of (the) user',
    email_confirmed:
      'email confirmed | email confirmation | whether email is confirmed | email verified',
    onboarded: 'onboarding finished | onboarding status | onboarded | onboarding',
    google_sign_in: 'sign in with google | google sign in | google login | whether they use google',
    seeker_state:
      'where (do/are) (our/the) (job) seeker/candidate (live/located/based/from) | seeker state | state of (the) (job) seeker | state of (the) applicant | applicant state | home state | state of residence | job seeker state',
    seeker_education:
      'seeker education | education of (the) (job) seeker | applicant education | education of (the) applicant | job seeker education | qualification of applicant',
    seeker_experience:
      'seeker experience | experience of (the) (job) seeker | applicant experience | experience of (the) applicant | job seeker experience',
    seeker_experience_type:
      'fresher or experienced | experienced or fresher | fresher vs experienced | fresher and experienced | experience type | whether fresher',
    seeker_gender:
      'seeker gender | gender | sex | gender ratio/mix/split/breakup | gender of (the) (job) seeker | gender of (the) applicant | applicant gender | men and women | male and female | men vs women | male vs female | men or women',
    expected_pay_band:
      'expected pay band | expected salary band | expected pay range | expected salary range | expected pay bracket',
    open_to_work: 'open to work | whether open to work | availability | available for work',
    source:
      'source | traffic source | where (do/did/does) (our/the) (job) view come from | where (do/did) (our/the) (job) viewer/visitor come from | view source | channel | where view came from | referrer | where visitors came from | where they came from',
    viewer_known:
      'viewer logged in | viewer signed in | whether (the) viewer is signed in | logged in or not | signed in or not | guest or signed in | logged/signed in and/vs/or not logged/signed in (viewer/visitor/user) | logged in vs guest | logged in and guest | viewer logged in or not',
    search_term:
      'search term | word | search word | search keyword | keyword | search text | searched term | what people searched for | search query | term | query text | what (did/do/does/are/were/have) (people/user/job/they) (seeker) search/searching/searched/look/looking (for) | search phrase | search topic',
    search_place:
      'city | town | place | location | place searched | search place | search location | searched place | searched location | location searched | where people searched | place/location people searched for',
    found_nothing:
      'found nothing | with and/or/vs without result | with result and/or/vs without (result) | whether nothing was found | with or without result',
    alert_frequency: 'alert frequency | frequency | frequency of alert | how often',
    alert_active: 'alert turned on | whether the alert is on | on or off',
    alert_job_type: 'alert for job type | alert job type | job type of (the) alert',
    visitor_role: 'visitor role | role of (the) visitor | kind of visitor',
    action: 'action | kind of action | type of action | action type',
    action_subject: 'done to | action subject | subject of the action | what was changed',
    actor_kind: 'done by | actor | kind of actor | who did it | actor kind',
    months_since:
      'month since (the) start | month since sign/signing up | month since (the/their) first application/job | month since they/starting/started/joining/joined/signed/registering (up) | month since they started/joined/registered/signed (up) | later/following/subsequent month | month later | month after (sign/signing) (up)',
    weeks_since:
      'week since (the) start | week since sign/signing up | week since (the/their) first application/job | week since they/starting/started/joining/joined/signed/registering (up) | week since they started/joined/registered/signed (up) | later/following/subsequent week | week later | week after (sign/signing) (up)',
    'event action interview_kind notification_kind email_kind': 'kind',
    interview_kind:
      'kind of interview | interview kind | interview type | type of interview | interview mode | mode of interview | mode',
    interview_status:
      'interview status | status of (the) interview | interview outcome | outcome of (the) interview | what became of the interview',
    interview_cancelled_by:
      'interview cancelled by | who cancelled | who cancelled it | who cancelled (the) interview | who cancelled them/those | by whom',
    offer_status: 'offer status | status of (the) offer | offer outcome | outcome of (the) offer',
    message_side:
      'from/by company/employer and/vs/or (from/by) applicant/candidate | from/by applicant/candidate and/vs/or (from/by) company/employer | message from | sender | who wrote | who wrote it | sender of the message',
    message_to_many: 'message to many | bulk message | bulk or single',
    notification_kind:
      'kind of notification | notification kind | notification type | type of notification',
    email_kind: 'kind of email | email kind | email type | type of email',
    email_outcome:
      'email outcome | outcome of (the) email | delivery status | delivery outcome | email status | status of (the) email',
    'email_outcome api_outcome': 'outcome',
    report_reason:
      'reason | reason of/for (a/the) report | report reason | why reported | why they were reported',
    report_resolved: 'report resolved | resolved or not | resolved or open',
    'skill! seeker_skill': 'skill',
    skill: 'skill asked for | skill required | required skill',
    seeker_skill: 'skill asked for or offered',
    click_place:
      'position | place | place among the result | place in the result | result position | position in the result',
    search_filtered:
      'searched with filter | filter used | use of filter | filter usage | with or without filter | filtered or not | (with) filter vs without (filter) | with and/or without filter | with vs without filter | filtered vs unfiltered | with filter and without (filter) | with filter or without (filter) | with filter against without',
    api_key: 'api key | single api key | key',
    api_outcome: 'api outcome | outcome of (the) call | api response',
    applied_after_saving: 'applied after saving | whether they applied after saving',
  },
  values: {
    'weekday:saturday+sunday': 'weekend | week end | weekend only | only (on) weekend | on weekend',
    'notification_read:no': 'unread',
    'report_resolved:no': 'unresolved',
    'interview_cancelled_by:company': 'by the company/employer',
    'rejection_reason:skills':
      'because of skill | because of (a) skill mismatch | due to skill | due to (a) skill mismatch | owing to skill | owing to (a) skill mismatch | on account of skill | on account of (a) skill mismatch | over skill | over (a) skill mismatch | because of/for (a) lack of skill | due to (a) lack of skill | with skill as (the) reason',
    'rejection_reason:experience':
      'because of experience | due to experience | owing to experience | on account of experience | over experience | because of/for (a) lack of experience | due to (a) lack of experience',
    'rejection_reason:pay':
      'because of (the/their) (high/expected) pay/salary | because of (the/their) pay/salary expectation | due to (the/their) (high/expected) pay/salary | due to (the/their) pay/salary expectation | owing to (the/their) (high/expected) pay/salary | owing to (the/their) pay/salary expectation | on account of (the/their) (high/expected) pay/salary | on account of (the/their) pay/salary expectation | over (the/their) (high/expected) pay/salary | over (the/their) pay/salary expectation',
    'rejection_reason:place':
      'because of (the/their) location/place | due to (the/their) location/place | owing to (the/their) location/place | on account of (the/their) location/place | over (the/their) location/place',
    'rejection_reason:notice_period':
      'because of (a/the/their) (long) notice period | due to (a/the/their) (long) notice period | owing to (a/the/their) (long) notice period | on account of (a/the/their) (long) notice period | over (a/the/their) (long) notice period',
    'rejection_reason:filled': 'because (the) position/job/vacancy was/is/were (already) filled',
    'alert_active:no': '(that) (are/were) turned/switched off | paused',
    'report_reason:fake report_reason:fee': 'scam | fraud | fraudulent | for scam/fraud',
    'report_reason:fee': '(for) asking (for) (a) fee/money | (for) charging (a) fee/money',
    'report_reason:offensive': 'offensive | abusive | (for) being offensive',
    'report_reason:fake': 'fake | as fake | for being fake',
    'applied_after_saving:no':
      '(that) (were/are) not applied to/for | (that) were never applied to/for | (that) did not lead to an application | without applying | but not applied (to/for) | not followed by an application',
    'offer_status:sent':
      'pending | not yet answered | pending/awaiting (a/an) answer/response/reply | waiting for (a/an) answer/response/reply | unanswered',
    'applied_after_saving:yes applied_after_viewing:yes':
      '(that) turned/converted into (an) application | (that) converted to (an) application | (that) led to (an) application | (that) became (an) application | (that) resulted in (an) application',
    'applied_after_saving:yes':
      '(that) were (later/then/afterwards) applied to/for | applied to/for later/afterwards | followed by an application',
    'job_type:full_time': 'full time (work) | fulltime | permanent full time',
    'job_type:part_time': 'part time (work) | parttime',
    'job_type:contract':
      'contract | contractual | contract based | contract work | contract position',
    'job_type:intern': 'intern | internship | intern position | intern role',
    'job_type:temporary': 'temporary | temp | temporary work',
    'remote:yes': 'remote | work from home | wfh | working from home | remotely',
    'remote:no': 'on site | onsite | in office | office based | not remote | non remote',
    'pay_stated:no':
      'without (a/any) pay/salary (given/mentioned/shown/stated/disclosed/details/info) | with no pay/salary (given/mentioned/shown/stated/disclosed) | (with) (the) pay/salary hidden | with (a) hidden pay/salary | hiding (the/their) pay/salary | that hide (the/their) pay/salary | (with) (the) pay/salary not given/mentioned/shown/stated/disclosed | (that/which) do/does/did not show/state/mention/disclose/give (any/the/their) pay/salary | not showing/stating/mentioning/disclosing/giving (any/the/their) pay/salary',
    'pay_stated:yes':
      'that/which show/state/mention/disclose/give (the/their) pay/salary | showing/stating/mentioning/disclosing (the/their) pay/salary | with (the) pay/salary given/mentioned/shown/stated/disclosed',
    'has_hire:no':
      'unfilled | not (yet) filled | still unfilled | without (a/any) hire | with no hire | (that) got no hire',
    'company_verified:yes': 'of/at/by/from/in verified company/employer/firm',
    'company_verified:no':
      'unverified company/employer/firm/recruiter | not verified company/employer | company/employer (that/who) are not verified | company/employer without (a/the) (verified) badge',
    'has_posted:no':
      'without (a/any) job (posting/posted) | with no/zero/0 job (posting/posted) | (that/who) have no job',
    'featured:yes': 'featured',
    'hot:yes': 'hot | urgent',
    'experience_level:entry_level': 'entry level | entry level role/position/post | junior | entry',
    'experience_level:mid_level': 'mid level | middle level | mid',
    'experience_level:senior_level':
      'senior level | senior | senior level role/position/post | senior role/position',
    'experience_level:executive': 'executive level | executive',
    'seeker_experience_type:fresher experience_level:entry_level': 'fresher',
    'seeker_experience_type:experienced':
      'experienced | experienced people/candidate/applicant/seeker/user | people/candidate with experience',
    'seeker_gender:female': 'woman | women | female | lady | girl',
    'seeker_gender:male': 'man | men | male | gentleman',
    'language:hi': 'hindi | in hindi | hindi speaking',
    'language:en': 'english | in english | english speaking',
    'language:es': 'spanish | in spanish | spanish speaking',
    'application_status:pending job_approval:pending job_standing:pending company_approval:pending':
      'pending',
    'application_status:rejected job_approval:rejected job_standing:rejected company_approval:rejected':
      'rejected',
    'application_status:reviewed': 'reviewed',
    'application_status:shortlisted': 'shortlisted',
    'application_status:hired': 'hired',
    'application_status:withdrawn': 'withdrawn',
    'job_approval:approved company_approval:approved': 'approved',
    'job_approval:suspended job_standing:suspended company_approval:suspended user_status:suspended':
      'suspended',
    'job_standing:live': 'live | still live | still open',
    'job_standing:expired': 'expired',
    'job_status:closed job_standing:closed': 'closed',
    'job_status:active job_standing:live user_status:active alert_active:yes': 'active',
    'user_status:inactive': 'inactive | deactivated',
    'has_applied:no': 'without any application | with no application so far',
    'has_applied:yes':
      'who have/has applied | who have/has applied at least once | who have/has ever applied',
    'has_saved_a_job:yes': 'who (have) saved (a) job | with (a) saved job',
    'has_saved_a_job:no': 'without saved job',
    'has_viewed_a_job:yes': 'who (have) viewed (a) job',
    'applied_in_first_week:yes':
      'who applied in/within the/their first week | who applied within a week of signing up',
    'applied_after_viewing:yes':
      'that led to an application | that ended in an application | followed by an application',
    'applied_after_viewing:no':
      'that did not lead to an application | not followed by an application | without an application afterwards',
    'has_applications:no':
      'that have no application yet | (that) have/has got no application (yet)',
    'seen_by_employer:no':
      'unseen | unopened | unread | unseen by (the) employer/company | still unseen/unopened',
    'open_to_work:yes':
      'open to work | who are open to work | looking for work | actively looking | looking for a job | available',
    'google_sign_in:yes':
      'signed in with google | (who) log/logging/logged in with google | with google | using google | via google | through google | signed up with google | google sign in | who use google | google user/signup/account | google sign up | signing in with google | google sign in/ins | google login/logins | google sign in people/user | people signing in with google | (that/who) sign/signs/signed in with google',
    'email_confirmed:no':
      'unconfirmed | without (a) confirmed/verified email | without email confirmation/verification | with unconfirmed email | with an unconfirmed email | unverified | not verified | not (yet) confirmed | with unverified email | with unverified mail',
    'email_confirmed:yes':
      'verified email | confirmed email | who confirmed their email | who verified their email | with verified email |with confirmed email | with a confirmed email | (that/who) (have/has) confirmed/verified their email (address)',
    'onboarded:no': 'without onboarding | with incomplete/unfinished/pending onboarding',
    'onboarded:yes':
      '(who/that) (have/has) finished/completed/complete (the/their) profile | (with) (a) complete/completed profile | (who/that) (have/has) finished/completed (the/their) onboarding | with onboarding finished/completed/complete',
    'viewer_known:yes':
      'signed in visitor | logged in visitor | signed in viewer | logged/signed in viewer/visitor/people/user (only) | by logged/signed in viewer/visitor/people/user | logged/signed in only',
    'viewer_known:no':
      'guest | from guest | anonymous visitor | signed out visitor | logged/signed out viewer/visitor/people/user (only) | not logged/signed in | guest viewer/visitor (only)',
    'role:admin visitor_role:admin': 'administrator | admin',
    'source:search': 'from search | through search | via search | from the search',
    'source:home':
      'from home page | from the home page | from homepage | from the homepage | via the home page',
    'source:similar': 'from similar job | via similar job',
    'source:company': 'from company page | from the company page | via company page',
    'source:saved': 'from saved job | via saved job',
    'source:alert': 'from alert | from job alert | via alert | via job alert',
    'source:direct': 'direct | directly',
    'alert_frequency:daily':
      'sent daily | sent every day | (that) are daily | daily those | daily those only | only daily those | daily only | only daily',
    'alert_frequency:weekly':
      'sent weekly | sent every week | (that) are weekly | weekly those | weekly those only | only weekly those | weekly only | only weekly',
    'alert_frequency:monthly':
      'sent monthly | sent every month | (that) are monthly | monthly those | monthly those only | only monthly those | monthly only | only monthly',
    'industry:insurance company_industry:insurance': 'insurance',
    'industry:finance company_industry:finance': 'finance',
    'industry:fintech company_industry:fintech': 'fintech',
    'industry:saas company_industry:saas': 'saas',
    'industry:nbfc company_industry:nbfc': 'nbfc',
    'industry:manufacturing company_industry:manufacturing': 'manufacturing',
    'industry:automotive company_industry:automotive': 'automotive',
    'industry:retail company_industry:retail': 'retail',
    'industry:real_estate company_industry:real_estate': 'real estate',
    'industry:consulting company_industry:consulting': 'consulting',
    'industry:media company_industry:media': 'media',
    'industry:transportation company_industry:transportation': 'transportation | transport',
    'industry:energy company_industry:energy': 'energy',
    'industry:hospitality company_industry:hospitality': 'hospitality',
    'industry:bpo company_industry:bpo': 'bpo',
    'industry:government company_industry:government': 'government',
    'industry:technology company_industry:technology':
      'technology | information technology | tech | it',
    'industry:banking company_industry:banking': 'banking | bank',
    'industry:education company_industry:education':
      'education | education industry | education sector',
    'industry:healthcare company_industry:healthcare': 'healthcare | health care',
    'industry:pharmaceuticals company_industry:pharmaceuticals': 'pharmaceutical | pharma',
    'industry:e_commerce company_industry:e_commerce': 'e commerce | ecommerce',
    'industry:non_profit company_industry:non_profit': 'non profit | nonprofit',
    'industry:non_it company_industry:non_it': 'non it',
    'industry:telecommunications company_industry:telecommunications':
      'telecommunication | telecom',
    'education_level:high_school seeker_education:high_school':
      'high school | 12th pass | 12th | class 12 | higher secondary',
    'education_level:diploma seeker_education:diploma': 'diploma | diploma holder',
    'education_level:bachelor seeker_education:bachelor':
      'bachelor degree | bachelor | graduate | degree holder | graduate degree',
    'education_level:master seeker_education:master':
      'master degree | master | postgraduate | post graduate',
    'education_level:phd seeker_education:phd': 'phd | doctorate',
    'interview_kind:video': 'video | by video | on video | video call',
    'interview_kind:phone': 'phone | telephonic | telephone | by phone | over the phone',
    'interview_kind:on_site': 'in person | face to face | on site | onsite',
    'email_outcome:waiting':
      'still waiting | still in (the) queue | (still) waiting to be sent | not yet sent',
    'interview_kind:walk_in': 'walk in',
    'weekday:monday+tuesday+wednesday+thursday+friday':
      'weekday only | only (on) weekday | on weekday | on weekday only | working day | on working day | working day only',
    'found_nothing:yes':
      '(and) (that/which) found nothing | (that/which) returned/had/got/gave nothing | (that/which) returned/had/got/gave no/zero/0 result | (and) (that/which) not finding (anything) | and not find | but not finding (anything) | found nothing | with nothing found | that came up empty | (that) had no match | and find/found/got nothing (for) | but find/found/got nothing (for) | without finding anything | and get nothing | and did/do not find (anything) | but did/do not find (anything)',
    'message_to_many:yes':
      'sent to many (people/applicant/candidate) | to many (people/applicant/candidate) | bulk (message) | mass (message)',
    'message_to_many:no': 'not sent to many | sent to one (person/applicant)',
    'search_filtered:yes': 'with filter | that used filter | using filter',
    'search_filtered:no': 'without filter | without any filter | that used no filter',
    'email_kind:job_alert_matched notification_kind:job_alert_matched':
      'that/which were/are/was (for/about) (a/the) job alert | of kind job alert | (job) alert kind',
    'role:job_seeker visitor_role:job_seeker':
      'job seeker only | only (for/by/from) job seeker | jobseeker only',
    'role:employer visitor_role:employer':
      'employer only | only (for/by/from) employer | recruiter only',
    'message_side:company': 'only from company/employer | company side only',
    'message_side:applicant': 'only from applicant/candidate | applicant side only',
    'interview_cancelled_by:applicant': 'by the applicant/candidate',
  },
  unclear: {
    'pending jobs | pending companies': 'approval (are) pending | pending approval',
    'jobs by company | jobs per hiring company': 'job per company/employer',
    'conversion rate | conversion of views': 'conversion',
    'job views | searches': 'how many times | number of times | times',
    'time to first view | time to decision | time to answer':
      'response time | time to first response | first response time',
    'job seekers | applicants': 'candidate | new candidate',
    'users | applicants': 'people | person',
    'interviews tomorrow | interviews next week': 'upcoming/coming interview',
    'active users | visits': 'visitor',
    messages: 'unread message | unanswered message | message received',
    'active users by role | job seekers':
      'active seeker | active job seeker | active jobseeker | active candidate | (job) seeker (that) are/were active',
    'active users by role | employers': 'active employer | employer (that) are/were active',
    'expired jobs posted | expired jobs on a day': 'job (that) (were/got/have) expired',
    'filled jobs | jobs filled': 'position filled | filled position',
    'applications seen | applications seen by company':
      'application (that) (were) seen/opened/viewed by employer',
    'this month compared with last month | last month compared with the month before':
      'month over/on month | mom',
    'this week compared with last week | last week compared with the week before':
      'week over/on week | wow',
    'this quarter compared with last quarter': 'quarter over/on quarter | qoq',
    'last 7 days | last week': 'past week | the past week | in the last week | over the past week',
    'last 30 days | last month': 'past month | the past month | over the past month',
    'last 365 days | last year': 'past year | the past year | over the past year',
    'last 90 days | last quarter': 'past quarter | the past quarter',
  },
  mostBy: {
    pay: 'highest paying | highest paid | best paying | best paid | top paying | most paying',
    views:
      'most viewed | were/are/got viewed (the) most | most seen | most visited | most looked at | viewed (the) most | looked at (the) most | with/had/have/having (the) most viewed job',
    applications: 'most applied for/to | most applied | most applied to',
    searches:
      'people/user search (the) most | top searched (for) | most searched (for) | most searched for | searched (for) (the) most',
    resume_downloads: 'most downloaded',
    hires_made:
      '(who) hired/hire/hiring/placed/place/recruited/recruit (the) most (people/candidate/applicant)',
    api_calls: '(who) use/using/used/call/calling/called the/our api (the) most',
    rejections_made: 'rejected (the) most (candidate/applicant/application)',
    shortlistings: 'shortlisted (the) most (candidate/applicant/application)',
    saved_jobs:
      'most saved | saved (the) most | were/are/got/get saved (the) most | with/had/have/having (the) most saved job',
    jobs: 'who posted (the) most (job) | who posts (the) most (job)',
    skill_demand:
      'in demand | most in demand | most demanded | most wanted | most asked for | most required | most asked',
    job_reports:
      'most reported | reported (the) most | were/are/got/get reported (the) most | with/had/have/having (the) most reported job | with (the) most report | most complained about | complained about (the) most',
    time_to_fill: 'fill (the) slowest | filled (the) slowest',
    emails_failed: 'fail (the) most | failing (the) most | failed (the) most',
    time_to_answer:
      '(who) reply/replies/respond/responds/answer/answers (the) slowest (to) (candidate/applicant)',
    withdrawals: 'withdrawn (the) most | withdrew (the) most',
    interviews_cancelled: 'cancelled/cancel (the) most (interview)',
  },
  leastBy: {
    time_to_answer:
      '(who) reply/replies/respond/responds/answer/answers (the) fastest/quickest/soonest (to) (candidate/applicant)',
    time_to_hire: '(who) hire/hires/hiring (the) fastest/quickest',
    hires_made: 'hired (the) least | hired (the) fewest',
    pay: 'lowest paying | lowest paid | least paying | worst paying | worst paid',
    time_to_fill: 'fill (the) fastest/quickest | filled (the) fastest/quickest',
    views: 'least viewed | least seen | least visited | fewest viewed',
    applications: 'least applied for/to | least applied',
    searches: 'least searched (for)',
    resume_downloads: 'least downloaded',
    skill_demand: 'least in demand | least demanded | least wanted',
  },
};
