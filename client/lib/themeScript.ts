/**
 * Runs in the head before the first paint. Marks the page with the stored theme, whether an unexpired token is stored,
 * and that user's role. Otherwise guest buttons, another role's menus, or the landing page in place of the dashboard
 * would flash. Also redirects addresses without a language to the chosen one, which an address can name after a #. Its
 * hash is in the Content-Security-Policy.
 */
export const THEME_SCRIPT = `(function(d){try{var s=localStorage,t=s.getItem('theme'),l=s.getItem('language'),p=location.pathname;if(location.hash==='#'+d.lang){s.setItem('language',l=d.lang);history.replaceState(null,'',p+location.search)}if(/^(en|hi|es)$/.test(l)&&l!==d.lang&&!/^\\/(en|hi|es)(\\/|$)/.test(p))return location.replace('/'+l+(p==='/'?'':p)+location.search+location.hash);if(t==='light'||t==='dark')d.dataset.theme=t;if(s.getItem('token')&&Date.parse(s.getItem('tokenExpiry'))>Date.now()){d.dataset.session=s.getItem('role')||'1';if(s.getItem('onboardingComplete')==='true'&&s.getItem('role')!=='ADMIN')d.dataset.home='dashboard'}}catch(e){}})(document.documentElement)`;
