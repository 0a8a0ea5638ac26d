/**
 * A metropolis reaches beyond its own district: "Andheri, Mumbai" is in Mumbai Suburban, and people who search in
 * Mumbai mean both.
 */
// oxfmt-ignore
export const REACH: Readonly<Record<string, readonly string[]>> = {
  'Mumbai City, Maharashtra': ['Mumbai Suburban, Maharashtra'],
  'Thane, Maharashtra': ['Raigad, Maharashtra'],
  'Hyderabad, Telangana': ['Ranga Reddy, Telangana', 'Medchal-Malkajgiri, Telangana'],
  'Kolkata, West Bengal': ['North 24 Parganas, West Bengal'],
};
